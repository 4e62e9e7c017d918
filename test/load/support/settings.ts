/** Sizes from the command line: `npm run bench -- --seconds 8 --rounds 3 --requests 100000`. */
export const settings = {
  /** Of one measured run. */
  seconds: Number(process.env.BENCH_SECONDS ?? 6),
  /** How often figure and reference alternate; medians count. */
  rounds: Number(process.env.BENCH_ROUNDS ?? 3),
  /** Of the memory bench. */
  requests: Number(process.env.BENCH_REQUESTS ?? 100_000),
  /** In the generated catalogues. */
  products: Number(process.env.BENCH_PRODUCTS ?? 100_000),
  /** In the generated year. */
  orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
} as const;
