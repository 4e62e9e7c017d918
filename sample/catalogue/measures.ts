/** Product → size, shape or both (`Round / Small`) → the lines that differ from the product's and do not follow from its measures. */
type Measures = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>>>;

const sheets = {
  Twin: { 'Fitted sheet': '39" × 75"', 'Flat sheet': '68" × 96"' },
  'Twin XL': { 'Fitted sheet': '39" × 80"', 'Flat sheet': '68" × 102"' },
  Full: { 'Fitted sheet': '54" × 75"', 'Flat sheet': '81" × 96"' },
  Queen: { 'Fitted sheet': '60" × 80"', 'Flat sheet': '90" × 102"' },
  King: { 'Fitted sheet': '76" × 80"', 'Flat sheet': '108" × 102"' },
  'Cal King': { 'Fitted sheet': '72" × 84"', 'Flat sheet': '108" × 102"' },
};

const covers = (twin: number, full: number, king: number) => ({
  Twin: { Dimensions: '68" × 90"', Weight: `${twin} lb` },
  'Full/Queen': { Dimensions: '90" × 92"', Weight: `${full} lb` },
  King: { Dimensions: '106" × 92"', Weight: `${king} lb` },
});

const mattresses = (high: number, pounds: readonly [number, number, number, number, number]) => ({
  Twin: { Dimensions: `38" W × 75" L × ${high}" H`, Weight: `${pounds[0]} lb` },
  Full: { Dimensions: `54" W × 75" L × ${high}" H`, Weight: `${pounds[1]} lb` },
  Queen: { Dimensions: `60" W × 80" L × ${high}" H`, Weight: `${pounds[2]} lb` },
  King: { Dimensions: `76" W × 80" L × ${high}" H`, Weight: `${pounds[3]} lb` },
  'Cal King': { Dimensions: `72" W × 84" L × ${high}" H`, Weight: `${pounds[4]} lb` },
});

const curtains = (width: number, pounds: readonly [number, number, number]) => ({
  '84 in': { Dimensions: `${width}" W × 84" L`, Weight: `${pounds[0]} lb` },
  '96 in': { Dimensions: `${width}" W × 96" L`, Weight: `${pounds[1]} lb` },
  '108 in': { Dimensions: `${width}" W × 108" L`, Weight: `${pounds[2]} lb` },
});

const robes = (length: number) => ({
  'S/M': { Length: `${length - 1}"`, 'To fit': 'Chest 34" to 40"' },
  'L/XL': { Length: `${length + 1}"`, 'To fit': 'Chest 41" to 47"' },
  '2X/3X': { Length: `${length + 2}"`, 'To fit': '2X to 3X, chest 48" to 55"' },
});

const pillowcases = { Standard: { Dimensions: '20" × 26"' }, King: { Dimensions: '20" × 36"' } };

const pads = (names: readonly string[]) => {
  return Object.fromEntries(
    names.map((name) => [`For ${name}`, { 'Fits rug': name, Dimensions: `2" shorter and narrower than a ${name} rug` }]),
  );
};

export const measures: Measures = {
  'dunmore-corner-sectional': { 'Five-seat': { Seats: '5' }, 'Six-seat': { Seats: '6' } },
  'ellery-modular-sectional': {
    'Four modules': { Modules: '4' },
    'Five modules': { Modules: '5' },
    'Six modules': { Modules: '6' },
  },
  'thorne-oval-coffee-table': {
    'Round / Small': { Dimensions: '28" W × 28" D × 16" H', Weight: '29 lb' },
    'Round / Large': { Dimensions: '36" W × 36" D × 16" H', Weight: '43 lb' },
  },
  'verity-daybed': {
    'Daybed only': { 'Weight capacity': '450 lb', Sleeps: '1' },
    'With trundle': { 'Weight capacity': '450 lb; trundle 250 lb', Sleeps: '2', Weight: '131 lb' },
  },
  'iona-media-console': { '58"': { 'Fits TV': 'Up to 65"' }, '70"': { 'Fits TV': 'Up to 75"' } },
  'jarvis-trestle-table': { 'Seats 6, 72"': { Seats: '6' }, 'Seats 8, 84"': { Seats: '8' }, 'Seats 10, 108"': { Seats: '10' } },
  'knox-pedestal-table': {
    Small: { Seats: '4' },
    Large: { Seats: '4 to 6' },
    'Oval / Small': { Dimensions: '54" W × 36" D × 30" H', Seats: '4 to 6', Weight: '104 lb' },
    'Oval / Large': { Dimensions: '72" W × 42" D × 30" H', Seats: '6 to 8', Weight: '139 lb' },
  },
  'york-counter-stool': { 'Counter, 26"': { 'Seat height': '26"' }, 'Bar, 30"': { 'Seat height': '30"' } },
  'cobb-dining-bench': { '48"': { Seats: '2' }, '60"': { Seats: '3' }, '72"': { Seats: '4' } },
  'mossop-sheepskin': {
    Single: { Dimensions: 'About 24" × 36"' },
    Double: { Dimensions: 'About 24" × 70"' },
  },
  'scout-coir-doormat': {
    '30" × 18"': { Dimensions: '30" × 18"' },
    '36" × 24"': { Dimensions: '36" × 24"' },
    '48" × 30"': { Dimensions: '48" × 30"' },
  },
  'vireo-felt-rug-pad': pads(["5' × 8'", "6' × 9'", "8' × 10'", "9' × 12'"]),
  'wicket-grip-pad': pads([`2'6" × 8'`, "4' × 6'", "5' × 8'", "8' × 10'"]),
  'easel-brass-photo-frame': {
    '4 × 6 in': { Fits: '4 × 6 in' },
    '5 × 7 in': { Fits: '5 × 7 in' },
    '8 × 10 in': { Fits: '8 × 10 in' },
  },
  'linnea-washed-linen-pillow': {
    'Square / Standard': { Dimensions: '20" × 20"', Weight: '2.2 lb' },
    'Square / Large': { Dimensions: '24" × 24"', Weight: '3.1 lb' },
    'Lumbar / Standard': { Dimensions: '20" × 12"', Weight: '1.5 lb' },
    'Lumbar / Large': { Dimensions: '26" × 14"', Weight: '2.1 lb' },
  },
  'marais-linen-curtain-panel': curtains(50, [2.6, 3, 3.3]),
  'nocturne-blackout-curtain': curtains(50, [3.8, 4.3, 4.9]),
  'gossamer-sheer-panel-pair': curtains(54, [1.3, 1.5, 1.7]),
  'durrow-wool-blend-drape': curtains(50, [5.4, 6.2, 6.9]),
  'cedar-and-smoke-candle': {
    '8 oz': { 'Net weight': '8 oz', 'Burn time': '45 hours' },
    '16 oz, two wicks': { 'Net weight': '16 oz', 'Burn time': '70 hours' },
  },
  'galley-wooden-tray': {
    'Round / Medium': { Dimensions: '16" W × 16" D × 2.25" H', Weight: '3.3 lb' },
    'Round / Large': { Dimensions: '20" W × 20" D × 2.5" H', Weight: '4.9 lb' },
  },
  'tarn-percale-sheet-set': sheets,
  'calla-sateen-sheet-set': sheets,
  'brae-linen-sheet-set': {
    Twin: { ...sheets.Twin, Weight: '4 lb' },
    Full: { ...sheets.Full, Weight: '4.9 lb' },
    Queen: { ...sheets.Queen, Weight: '5.5 lb' },
    King: { ...sheets.King, Weight: '6.5 lb' },
    'Cal King': { ...sheets['Cal King'], Weight: '6.6 lb' },
  },
  'hearth-flannel-sheet-set': sheets,
  'lyo-eucalyptus-sheet-set': sheets,
  'dormer-jersey-sheet-set': sheets,
  'ashby-linen-duvet-set': covers(3.2, 4.3, 5),
  'sunday-percale-duvet-set': covers(2.7, 3.6, 4.2),
  'quarry-gauze-duvet-set': covers(3, 4, 4.7),
  'ivo-embroidered-duvet-set': covers(2.9, 3.9, 4.5),
  'teasel-velvet-duvet-set': covers(5.2, 7, 8.2),
  'tarn-percale-pillowcase-pair': pillowcases,
  'mulberry-silk-pillowcase': pillowcases,
  'seersucker-pillowcase-pair': pillowcases,
  'juniper-kantha-quilt': covers(3.3, 4.5, 5.3),
  'pinwheel-patchwork-quilt': covers(3.7, 5, 5.9),
  'channel-stitch-coverlet': covers(3.8, 5.2, 6.1),
  'matelasse-scallop-coverlet': covers(3.4, 4.8, 5.6),
  'sashiko-denim-quilt': covers(4.7, 6.4, 7.5),
  'merrow-wool-blanket': covers(4.4, 6, 7),
  'honeycomb-cotton-blanket': covers(3, 4, 4.7),
  'tundra-fleece-blanket': {
    Throw: { Dimensions: '50" × 70"', Weight: '2.2 lb' },
    Twin: { Dimensions: '66" × 90"', Weight: '3.8 lb' },
    Queen: { Dimensions: '90" × 90"', Weight: '5.1 lb' },
  },
  'heft-weighted-blanket': { '12 lb': { Weight: '12 lb' }, '15 lb': { Weight: '15 lb' }, '20 lb': { Weight: '20 lb' } },
  'eider-down-comforter': {
    ...covers(2.6, 3.5, 4.1),
    'Light / Twin': { 'Fill weight': '16 oz' },
    'Light / Full/Queen': { 'Fill weight': '22 oz' },
    'Light / King': { 'Fill weight': '26 oz' },
    'Warm / Twin': { 'Fill weight': '28 oz', Weight: '3.4 lb' },
    'Warm / Full/Queen': { 'Fill weight': '38 oz', Weight: '4.5 lb' },
    'Warm / King': { 'Fill weight': '45 oz', Weight: '5.3 lb' },
  },
  'fallow-down-alternative-comforter': covers(4, 5.5, 6.5),
  'fleece-fill-wool-comforter': covers(5.5, 7.5, 8.8),
  'standard-down-pillow': {
    Standard: { Dimensions: '20" × 26"' },
    Queen: { Dimensions: '20" × 30"' },
    King: { Dimensions: '20" × 36"' },
  },
  'latex-contour-pillow': {
    'Low, 4 in': { Dimensions: '24" × 16" × 4"', Weight: '3 lb' },
    'High, 5 in': { Dimensions: '24" × 16" × 5"', Weight: '3.6 lb' },
  },
  'drift-hybrid-mattress': mattresses(11, [56, 76, 92, 115, 115]),
  'loam-latex-mattress': mattresses(10, [64, 88, 104, 130, 130]),
  'bunkhouse-foam-mattress': {
    Twin: { Dimensions: '38" W × 75" L × 8" H', Weight: '38 lb' },
    'Twin XL': { Dimensions: '38" W × 80" L × 8" H', Weight: '41 lb' },
    Full: { Dimensions: '54" W × 75" L × 8" H', Weight: '52 lb' },
  },
  'fleecy-wool-topper': {
    Twin: { Dimensions: '39" × 75"', Weight: '7 lb' },
    Full: { Dimensions: '54" × 75"', Weight: '9.5 lb' },
    Queen: { Dimensions: '60" × 80"', Weight: '11 lb' },
    King: { Dimensions: '76" × 80"', Weight: '14 lb' },
  },
  'hush-mattress-protector': {
    Twin: { Dimensions: '39" × 75"' },
    'Twin XL': { Dimensions: '39" × 80"' },
    Full: { Dimensions: '54" × 75"' },
    Queen: { Dimensions: '60" × 80"' },
    King: { Dimensions: '76" × 80"' },
    'Cal King': { Dimensions: '72" × 84"' },
  },
  'waffle-weave-towel': {
    Hand: { Dimensions: '16" × 30"', Weight: '0.3 lb' },
    Bath: { Dimensions: '30" × 56"', Weight: '1 lb' },
    'Bath sheet': { Dimensions: '40" × 70"', Weight: '1.7 lb' },
  },
  'puddle-hooded-robe': {
    '2–4 years': { Age: '2–4 years', Length: '22"', Weight: '0.9 lb' },
    '5–8 years': { Age: '5–8 years', Length: '28"', Weight: '1.2 lb' },
  },
  'tufted-cotton-bath-mat': {
    'Rectangular / Small': { Dimensions: '20" × 32"', Weight: '2.6 lb' },
    'Rectangular / Large': { Dimensions: '24" × 40"', Weight: '3.9 lb' },
    'Round / Small': { Dimensions: '26" diameter', Weight: '2.2 lb' },
    'Round / Large': { Dimensions: '36" diameter', Weight: '4.1 lb' },
  },
  'waffle-kimono-robe': robes(44),
  'terry-shawl-robe': robes(48),
  'linen-bath-robe': robes(46),
  'linen-look-shower-curtain': {
    '72 × 72 in': { Dimensions: '72" × 72"', Weight: '2.6 lb' },
    '72 × 84 in': { Dimensions: '72" × 84"', Weight: '3 lb' },
  },
  'talbot-dome-pendant': { '16"': { Diameter: '16"', Weight: '6 lb' }, '22"': { Diameter: '22"', Weight: '10 lb' } },
  'ulla-rattan-pendant': {
    '16"': { Diameter: '16"', Weight: '2.1 lb' },
    '20"': { Diameter: '20"', Weight: '3 lb' },
    '26"': { Diameter: '26"', Weight: '4.6 lb' },
  },
  'vanya-globe-pendant': {
    '8"': { Diameter: '8"', Weight: '4 lb' },
    '10"': { Diameter: '10"', Weight: '5 lb' },
    '14"': { Diameter: '14"', Weight: '8 lb' },
  },
  'zephyr-branch-chandelier': {
    'Six lights': { Bulbs: 'Six E12, up to 40 W' },
    'Eight lights': { Bulbs: 'Eight E12, up to 40 W' },
  },
  'arden-wagon-chandelier': {
    '28"': { Diameter: '28"', Bulbs: 'Six E12, up to 40 W', Weight: '19 lb' },
    '36"': { Diameter: '36"', Bulbs: 'Nine E12, up to 40 W', Weight: '27 lb' },
    '48"': { Diameter: '48"', Bulbs: 'Twelve E12, up to 40 W', Weight: '41 lb' },
  },
  'rigby-hurricane-lantern': {
    'Small, 10"': { Holds: 'Pillar candle up to 3"' },
    'Medium, 14"': { Holds: 'Pillar candle up to 4"' },
    'Large, 20"': { Holds: 'Pillar candle up to 5"' },
  },
  'larder-peg-rail': {
    '24 in, four pegs': { Pegs: '4' },
    '36 in, six pegs': { Pegs: '6' },
    '48 in, eight pegs': { Pegs: '8' },
  },
  'emberline-dutch-oven': { '3.5 qt': { Capacity: '3.5 qt' }, '5.5 qt': { Capacity: '5.5 qt' }, '7 qt': { Capacity: '7 qt' } },
  'foundry-carbon-steel-skillet': {
    '8 in': { Dimensions: '8" diameter; 16" with handle', Weight: '2.6 lb' },
    '10 in': { Dimensions: '10" diameter; 19" with handle', Weight: '3.7 lb' },
    '12 in': { Dimensions: '12" diameter; 22" with handle', Weight: '5 lb' },
  },
  'copperhead-tri-ply-pan': {
    '3 qt': { Dimensions: '14" W × 10.5" D × 3.25" H', Capacity: '3 qt', Weight: '4.4 lb' },
    '4 qt': { Dimensions: '14" W × 10.5" D × 4.5" H', Capacity: '4 qt', Weight: '5.1 lb' },
    '6 qt': { Dimensions: '16" W × 12.5" D × 4.75" H', Capacity: '6 qt', Weight: '6.6 lb' },
  },
  'tidal-dinnerware-set': {
    '16 pieces': { Pieces: '16' },
    '24 pieces': {
      Pieces: '24',
      Includes: ['Six 10.75" dinner plates', 'Six 8.25" salad plates', 'Six 7" bowls', 'Six 14 oz mugs'],
      Weight: '36 lb',
    },
  },
  'bistro-porcelain-plates': {
    Salad: { Dimensions: '8" diameter', Weight: '5.6 lb' },
    Dinner: { Dimensions: '10.5" diameter', Weight: '10 lb' },
  },
  'faceted-tumbler-set': { Short: { Capacity: '9 fl oz' }, Tall: { Capacity: '13 fl oz', Weight: '4.6 lb' } },
  'hammered-flatware-set': { '20 pieces': { Pieces: '20' }, '40 pieces': { Pieces: '40', Weight: '7.8 lb' } },
  'striped-table-runner': {
    '72 in': { Dimensions: '16" × 72"', Weight: '0.9 lb' },
    '90 in': { Dimensions: '16" × 90"', Weight: '1.1 lb' },
    '108 in': { Dimensions: '16" × 108"', Weight: '1.3 lb' },
  },
  'butcher-end-grain-board': {
    'Round / Medium': { Dimensions: '16" W × 16" D × 2" H', Weight: '10 lb' },
    'Round / Large': { Dimensions: '20" W × 20" D × 2" H', Weight: '16 lb' },
  },
  'amberley-teak-dining-set': {
    'Seats 4': { Seats: '4', Weight: '128 lb' },
    'Seats 6': { Seats: '6', Weight: '186 lb' },
    'Seats 8': { Seats: '8', Weight: '246 lb' },
  },
  'gorham-outdoor-sectional': { 'Four-piece': { Pieces: '4' }, 'Five-piece': { Pieces: '5' } },
  'pawtucket-rope-hammock': { 'With steel stand': { Stand: 'Steel, 156" L × 48" W × 45" H', Weight: '49 lb' } },
  'xenia-cafe-string-lights': {
    '24 ft': { Length: '24 ft', Bulbs: '8 LED, 2200 K, 1 W', Weight: '2.7 lb' },
    '48 ft': { Length: '48 ft', Bulbs: '15 LED, 2200 K, 1 W', Weight: '5 lb' },
  },
  'cuttyhunk-gas-fire-table': {
    'Round / Standard': { Dimensions: '36" W × 36" D × 16" H', Weight: '101 lb' },
    'Round / Large': { Dimensions: '44" W × 44" D × 16" H', Weight: '137 lb' },
  },
  'kelso-fiberstone-planter': {
    'Bowl / 12"': { Dimensions: '12" W × 12" D × 6" H', Weight: '7 lb' },
    'Bowl / 16"': { Dimensions: '16" W × 16" D × 8" H', Weight: '12 lb' },
    'Bowl / 20"': { Dimensions: '20" W × 20" D × 10" H', Weight: '18 lb' },
  },
  'montauk-raised-bed': {
    "2' × 4'": { Capacity: '10 cubic feet' },
    "4' × 4'": { Capacity: '21 cubic feet' },
    "4' × 8'": { Capacity: '42 cubic feet' },
  },
  'stowe-city-bicycle': {
    'Small, 4\'11"–5\'5"': { 'Rider height': `4'11"–5'5"`, Weight: '36 lb' },
    'Medium, 5\'5"–6\'0"': { 'Rider height': `5'5"–6'0"`, Weight: '37 lb' },
  },
  'tisbury-diamond-bicycle': {
    'Medium, 5\'4"–5\'9"': { 'Rider height': `5'4"–5'9"`, Weight: '29 lb' },
    'Large, 5\'9"–6\'2"': { 'Rider height': `5'9"–6'2"`, Weight: '30 lb' },
    'Extra large, over 6\'2"': { 'Rider height': `Over 6'2"`, Weight: '31 lb' },
  },
  'mapleton-bunk-bed': {
    'Twin over twin': { Mattress: 'Twin, up to 8" on top; twin below' },
    'Twin over full': { Mattress: 'Twin, up to 8" on top; full below' },
  },
  'underhill-play-rug': { "3' × 5'": { Dimensions: "3' × 5'" } },
  'willowby-kids-quilt': {
    Crib: { Dimensions: '36" × 50"' },
    Twin: { Dimensions: '68" × 86"' },
    Full: { Dimensions: '86" × 86"' },
  },
  'xylo-printed-sheet-set': {
    Toddler: { 'Fitted sheet': '28" × 52"', 'Flat sheet': '45" × 60"' },
    Twin: sheets.Twin,
    Full: sheets.Full,
  },
  'noble-fir-door-wreath': {
    '26 in': { Dimensions: '26" diameter, 6" deep' },
    '34 in': { Dimensions: '34" diameter, 7" deep' },
  },
  'black-hills-spruce-tree': {
    '6.5 ft': { Dimensions: '6.5 ft tall, 40" wide', Tips: '1,320', Weight: '33 lb' },
    '7.5 ft': { Dimensions: '7.5 ft tall, 46" wide', Tips: '1,840', Weight: '42 lb' },
    '9 ft': { Dimensions: '9 ft tall, 56" wide', Tips: '2,760', Weight: '61 lb' },
  },
  'firnlight-flocked-tree': {
    '4.5 ft': { Dimensions: '4.5 ft tall, 32" wide', Tips: '620', Weight: '21 lb' },
    '6.5 ft': { Dimensions: '6.5 ft tall, 44" wide', Tips: '1,260', Weight: '36 lb' },
    '7.5 ft': { Dimensions: '7.5 ft tall, 50" wide', Tips: '1,710', Weight: '46 lb' },
  },
};
