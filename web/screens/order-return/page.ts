import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Client, Failure, Result } from '../../../contract/api/client.ts';
import { commonProblems } from '../../../contract/api/problems.ts';
import { orderEndpoints } from '../../../contract/orders/orders.ts';
import { returnEndpoints, returningFailed, returnPhotoProblems } from '../../../contract/returns/returns.ts';
import { own } from '../../../contract/values/own.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { type OrderKey, orderKeyIn } from '../../features/orders/order-key.ts';
import { chosenIn, type ReturnChoice, returnChoiceIn, returnFaultsOf } from '../../features/orders/return-choice.ts';
import { returnWords } from '../../features/orders/return-words.ts';
import {
  data,
  definePage,
  failed,
  isMissing,
  type Loaded,
  notFound,
  type PageRequest,
  redirect,
  refusedStatus,
  statusOf,
} from '../../page/page.ts';
import { accountOrders, orderReturn } from '../../routes.ts';
import type { OrderReturnData } from './order-return-data.ts';
import OrderReturnScreen from './order-return-screen.tsx';

/** A posted choice with its errors; without errors it is shown for review with its refund. */
interface Submitted {
  readonly choice: ReturnChoice;
  readonly errors: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
}

/** Refusals explain themselves; our own failures get the spec's message (§8). */
const wordsOf = ({ statusCode, message }: Failure): string => (statusCode === 409 || statusCode === 429 ? message : returningFailed);

/** The message for a photo's refusal, whose code the upload brings back. */
const photoErrorOf = (code: string | null): string | null =>
  code === null ? null : (own({ ...commonProblems, ...returnPhotoProblems }, code)?.message ?? null);

async function show(request: PageRequest, sent: Submitted | null): Promise<Loaded<OrderReturnData>> {
  const { client, url } = request;
  const key = orderKeyIn(url);
  if (!key) return redirect(accountOrders(), 303);
  const [order, profile] = await Promise.all([client.call(orderEndpoints.getOrder, key), client.call(accountEndpoints.getProfile, {})]);
  if (!order.ok) {
    if (!isMissing(order)) return failed(order.statusCode, order.message);
    return profile.ok || key.token ? notFound() : signInFirst(request, profile);
  }
  const [quote, listed] = await Promise.all([client.call(returnEndpoints.quote, key), client.call(returnEndpoints.list, key)]);
  if (!quote.ok && quote.statusCode !== 409) return failed(quote.statusCode, quote.message);
  const caseNumber = sent ? null : url.searchParams.get('case');
  const requested = (listed.ok && listed.data.returns.find((one) => one.caseNumber === caseNumber)) || null;
  const shown: OrderReturnData = {
    order: order.data,
    token: key.token ?? null,
    isOwn: profile.ok && !key.token,
    requested,
    isNew: requested !== null && url.searchParams.get('done') === 'requested',
    photoError: requested && photoErrorOf(url.searchParams.get('done')),
    quote: quote.ok ? quote.data : null,
    nextRequest: sent?.choice.returnUuid || crypto.randomUUID(),
    choice: sent?.choice ?? null,
    message: sent?.failure ? wordsOf(sent.failure) : quote.ok ? null : quote.message,
    errors: sent?.errors ?? {},
  };
  return data(shown, Object.keys(shown.errors).length > 0 && !sent?.failure ? refusedStatus : statusOf(sent?.failure));
}

/** The shopper's step in a return, posted from its page; shows its state, also where it was refused because the return has moved on. */
const step =
  (take: (client: Client, which: OrderKey & { caseNumber: string }) => Promise<Result<unknown>>) =>
  async (form: URLSearchParams, { client, url }: PageRequest): Promise<Loaded<OrderReturnData>> => {
    const key = orderKeyIn(url);
    if (!key) return notFound();
    const caseNumber = form.get('case') ?? '';
    const taken = await take(client, { ...key, caseNumber });
    if (!taken.ok && taken.statusCode !== 409) return taken.statusCode < 500 ? notFound() : failed(taken.statusCode, taken.message);
    return redirect(orderReturn({ ...key, caseNumber }), 303);
  };

export default definePage<OrderReturnData>({
  load: (request) => show(request, null),
  head: ({ order, requested }) => ({
    title: `${requested ? returnWords[requested.state] : 'Return items'}, order ${order.orderNumber}`,
    robots: 'noindex',
  }),
  cache: 'none',
  Screen: OrderReturnScreen,
  actions: {
    sent: step((client, which) => client.call(returnEndpoints.send, which)),
    withdraw: step((client, which) => client.call(returnEndpoints.withdraw, which)),
    return: async (form, request) => {
      const key = orderKeyIn(request.url);
      if (!key) return notFound();
      const choice = returnChoiceIn(form);
      const errors = returnFaultsOf(choice);
      if (Object.keys(errors).length > 0 || form.get('step') === 'review') return show(request, { choice, errors, failure: null });
      const asked = { ...key, returnUuid: choice.returnUuid, wish: choice.wish, lines: chosenIn(choice) };
      const made = await request.client.call(returnEndpoints.request, asked);
      if (!made.ok) return show(request, { choice, errors: {}, failure: made });
      return redirect(orderReturn({ ...key, caseNumber: made.data.caseNumber, done: 'requested' }), 303);
    },
  },
});
