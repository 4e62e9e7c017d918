/** Has uncaught errors told to the shop (spec §8). What does that is fetched with the first error: no visitor waits for it. */
export function watchErrors(): void {
  const tell = (thrown: unknown, source?: string) => {
    import('./error-report.ts').then(({ reportError }) => reportError(thrown, source)).catch(() => {});
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    if (message) tell(error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
