/** Messages from the checkout to the app that shows it (docs/how-to/checkout-in-an-app.md). */
export type AppMessage =
  | { readonly type: 'checkout.placed'; readonly orderNumber: string }
  /** The shopper wants to leave, or the cart is empty. */
  | { readonly type: 'checkout.closed' }
  | { readonly type: 'checkout.failed'; readonly message: string };

interface AppWindow {
  /** iOS: `WKScriptMessageHandler` named `mantel`. */
  readonly webkit?: { readonly messageHandlers?: { readonly mantel?: { postMessage(message: AppMessage): void } } };
  /** Android: `addJavascriptInterface(…, "Mantel")`. */
  readonly Mantel?: { postMessage(json: string): void };
  readonly ReactNativeWebView?: { postMessage(json: string): void };
}

/** Sends the app a message, if one is listening. */
export function tellApp(message: AppMessage): void {
  const { webkit, Mantel, ReactNativeWebView } = globalThis as AppWindow;
  webkit?.messageHandlers?.mantel?.postMessage(message);
  const json = JSON.stringify(message);
  Mantel?.postMessage(json);
  ReactNativeWebView?.postMessage(json);
}
