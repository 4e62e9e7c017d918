const first =
  'Ashford Birchwood Calder Dunmore Elmhurst Fairhaven Garrick Hollis Ingram Juniper Kestrel Langley Marlow Norwood Oakley Prescott Quincy Rowan Selby Thornton Upton Verity Weston Yarrow Ainsley Barrow Copley Denby Easton Farrow Glenmore Harlan Isley Jarvis Kendal Linden Merrow Nolan Orford Penrose Redmond Sutton Tilden Umber Vance Wickham Alcott Bramley Corbin Draycott'.split(
    ' ',
  );
const second = 'House Mill Lane Park Hill Bay Row Field Grove Yard Court Gate Crest Brook Point'.split(' ');

/** A maker's series in shop style: `Ashford`, …, `Ashford House`, …; the same number gives the same name, from 1 on. */
export function seriesName(number: number): string {
  const at = number - 1;
  const name = first[at % first.length] as string;
  const round = Math.floor(at / first.length);
  if (round === 0) return name;
  const place = second[(round - 1) % second.length] as string;
  const again = Math.floor((round - 1) / second.length);
  return again === 0 ? `${name} ${place}` : `${name} ${place} ${again + 1}`;
}
