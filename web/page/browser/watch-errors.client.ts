/** Reports uncaught errors to the shop (spec §8). The code for it is fetched with the first error, so that it costs other visitors nothing. */
export function watchErrors(): void {
  const tell = (thrown: unknown, source?: string) => {
    import('./error-report.ts').then(({ reportError }) => reportError(thrown, source)).catch(() => {});
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    if (message) tell(error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
