/** Shared colours and finishes, so that "Oat" is the same oat everywhere. */
type Color = { name: string; hex: string; material?: 'oak' | 'walnut' | 'painted' | 'brass' | 'metal' | 'steel' };

const color = (name: string, hex: string): Color => ({ name, hex });

export const ivory = color('Ivory', '#efe8da');
export const oat = color('Oat', '#d8ccb6');
export const flax = color('Flax', '#c9b796');
export const mushroom = color('Mushroom', '#a99b8b');
export const fog = color('Fog', '#c3c4c0');
export const slate = color('Slate', '#6d747a');
export const charcoal = color('Charcoal', '#44464a');
export const navy = color('Navy', '#26364f');
export const denim = color('Denim', '#54708f');
export const teal = color('Teal', '#2f6468');
export const sage = color('Sage', '#9aa58a');
export const moss = color('Moss', '#66704a');
export const forest = color('Forest', '#2f4a3c');
export const rust = color('Rust', '#a4532f');
export const clay = color('Clay', '#b9775a');
export const blush = color('Blush', '#d9b3a5');
export const ochre = color('Ochre', '#c2923f');
export const plum = color('Plum', '#5d3a4d');
export const cognac = color('Cognac', '#96572f');
export const espresso = color('Espresso', '#4a3428');
export const black = color('Black', '#26241f');

export const oak: Color = { name: 'Natural oak', hex: '#c8a573', material: 'oak' };
export const walnut: Color = { name: 'Walnut', hex: '#6f4a31', material: 'walnut' };
export const blackOak: Color = { name: 'Black oak', hex: '#332e29', material: 'oak' };
export const whitePaint: Color = { name: 'White', hex: '#efebe2', material: 'painted' };
export const sagePaint: Color = { name: 'Sage', hex: '#9aa58a', material: 'painted' };
export const bluePaint: Color = { name: 'Harbor blue', hex: '#4d6880', material: 'painted' };

export const agedBrass: Color = { name: 'Aged brass', hex: '#b08d4c', material: 'brass' };
export const matteBlack: Color = { name: 'Matte black', hex: '#2b2a28', material: 'metal' };
export const brushedNickel: Color = { name: 'Brushed nickel', hex: '#b3b1aa', material: 'steel' };
