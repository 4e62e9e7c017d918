/** How long and how much, as `npm run bench -- --seconds 8 --rounds 3 --requests 100000` says. */
export const settings = {
  /** Of one measured run. */
  seconds: Number(process.env.BENCH_SECONDS ?? 6),
  /** How often figure and reference are measured in turn; medians count. */
  rounds: Number(process.env.BENCH_ROUNDS ?? 3),
  /** Of the memory bench. */
  requests: Number(process.env.BENCH_REQUESTS ?? 100_000),
  /** In the catalogues that are made for a bench. */
  products: Number(process.env.BENCH_PRODUCTS ?? 100_000),
} as const;
