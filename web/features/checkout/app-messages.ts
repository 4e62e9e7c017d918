/** What the checkout tells the app whose web view it is shown in (docs/how-to/checkout-in-an-app.md). */
export type AppMessage =
  | { readonly type: 'checkout.placed'; readonly orderNumber: string }
  /** The shopper wants to leave, or there is nothing to check out. */
  | { readonly type: 'checkout.closed' }
  | { readonly type: 'checkout.failed'; readonly message: string };

interface AppWindow {
  /** iOS: `WKScriptMessageHandler` named `mantel`. */
  readonly webkit?: { readonly messageHandlers?: { readonly mantel?: { postMessage(message: AppMessage): void } } };
  /** Android: `addJavascriptInterface(…, "Mantel")`. */
  readonly Mantel?: { postMessage(json: string): void };
  readonly ReactNativeWebView?: { postMessage(json: string): void };
}

/** Tells the app, if one listens. */
export function tellApp(message: AppMessage): void {
  const { webkit, Mantel, ReactNativeWebView } = globalThis as AppWindow;
  webkit?.messageHandlers?.mantel?.postMessage(message);
  const json = JSON.stringify(message);
  Mantel?.postMessage(json);
  ReactNativeWebView?.postMessage(json);
}
