import type { Random } from './random.ts';

const firstNames =
  `Abigail Adriana Aisha Alan Alejandra Alice Amara Amir Andre Angela Anita Anton Arjun Audrey Ben Bianca Brenda Brooke Caleb Camille
  Carlos Carmen Cheryl Claire Connor Cora Dale Dana Daniel Deborah Denise Derek Diego Dolores Dominic Donna Edith Eileen Elena Eli Emmett
  Erica Esther Evan Farah Felix Fiona Francis Frank Gina Glenn Gloria Grace Graham Greta Hannah Harold Heidi Helen Hugo Ian Imani Irene
  Isaac Ivy Jack Jacqueline Jamal Janet Jasmine Jerome Jill Joan Joel Jorge Joyce Julia Kareem Karen Keiko Kelly Kenji Kim Kyle Lakshmi
  Larry Laura Leah Leon Lila Linda Lorenzo Louise Lucia Luke Mabel Malik Marcus Maria Marisol Mark Martha Mason Mei Miriam Monica Nadia
  Naomi Neil Nina Noah Nora Olga Omar Oscar Pamela Patrick Paula Penny Peter Phil Priya Quinn Rachel Rafael Rashida Ravi Rebecca Renee
  Rita Robert Rosa Ruth Sam Sandra Sara Sean Selma Shauna Simon Sofia Stella Susan Tamika Tara Teresa Theo Thomas Tina Tom Tyler Uma
  Valerie Vera Victor Vivian Wanda Wendy Wes Yolanda Yusuf Zach Zoe`.split(/\s+/);

const initials = 'ABCDEFGHJKLMNOPRSTVWYZ'.split('');

/** Reviewers of one product, each "first name, initial", none twice; a first name returns only when all have been used. */
export function reviewersOf(random: Random, count: number): string[] {
  const people = random.shuffled(firstNames).map((name) => ({ name, initial: random.whole(0, initials.length - 1) }));
  return Array.from({ length: count }, (_, at) => {
    const { name, initial } = people[at % people.length] ?? { name: 'A', initial: 0 };
    return `${name} ${initials[(initial + Math.floor(at / people.length)) % initials.length]}.`;
  });
}
