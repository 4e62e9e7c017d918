/** Who seeds, in the history. */
export const seeder = 'the built-in content';
