import type { Result } from '../../../contract/api/client.ts';
import { type StaffReturn, staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { staffReturn } from '../../staff-routes.ts';
import { parseDollars } from '../../ui/form/dollars.ts';
import { keptWords } from './kept-words.ts';
import type { ReturnForm, StaffReturnData } from './staff-return-data.ts';
import StaffReturnScreen from './staff-return-screen.tsx';

const flashes = {
  requested: 'Return started. The customer has been notified.',
  approved: 'Approved. The customer has been notified.',
  declined: 'Declined. The customer has been notified.',
  receive: 'Marked as received.',
  inspect: 'Inspection saved. Items to restock are back in stock.',
  correct: 'Inspection corrected. Stock has changed by the difference.',
  refund: 'Refunded. The customer has been notified.',
  replace: 'Replacement ordered. The customer has been notified.',
  close: 'Closed. The customer has been notified.',
  note: 'Note saved.',
};

const caseOf = ({ params }: PageRequest): string => params.caseNumber ?? '';

async function show(
  request: PageRequest,
  refused: StaffReturnData['refused'] = null,
  { message = null, status = 200 }: { message?: string | null; status?: number } = {},
): Promise<Loaded<StaffReturnData>> {
  const found = await request.client.call(staffReturnEndpoints.get, { caseNumber: caseOf(request) });
  if (!found.ok) return unopened(found);
  return data({ one: found.data, done: request.flash, message, refused: keptWords(refused, found.data.state) }, status);
}

/** Redirects after success; otherwise shows the page again with the form's errors. */
async function answer(
  request: PageRequest,
  name: ReturnForm,
  form: URLSearchParams,
  result: Result<StaffReturn>,
  done: string = name,
): Promise<Loaded<StaffReturnData>> {
  if (result.ok) return redirect(staffReturn({ caseNumber: caseOf(request) }, { done }), 303);
  const errors = result.fields ?? {};
  const message = Object.keys(errors).length === 0 ? result.message : null;
  return show(request, { form: name, typed: Object.fromEntries(form), errors }, { message, status: statusOf(result) });
}

const count = (form: URLSearchParams, name: string): number => Math.max(0, Math.trunc(Number(form.get(name)) || 0));

export default defineStaffPage<StaffReturnData>({
  title: 'Return',
  titleOf: ({ one }) => `Return ${one.caseNumber}`,
  permission: 'orders.returns',
  flashes,
  load: (request) => show(request),
  Screen: StaffReturnScreen,
  actions: {
    decide: async (form, request) => {
      const decision = form.get('decision') === 'declined' ? 'declined' : 'approved';
      const wanted = form.get('decision');
      const outcome = wanted === 'refund' || wanted === 'replacement' ? ({ outcome: wanted } as const) : {};
      const way =
        form.get('way') === 'pick_up'
          ? ({ way: 'pick_up', pickUpOn: form.get('pickUpOn') ?? '' } as const)
          : ({ way: 'drop_off' } as const);
      const given = { caseNumber: caseOf(request), decision, ...outcome, ...way, words: form.get('words') ?? '' } as const;
      return answer(request, 'decide', form, await request.client.call(staffReturnEndpoints.decide, given), decision);
    },
    receive: async (form, request) =>
      answer(request, 'receive', form, await request.client.call(staffReturnEndpoints.receive, { caseNumber: caseOf(request) })),
    inspect: async (form, request) => {
      const lines = [...form.keys()].flatMap((name) => {
        const variationId = Number(/^restocked-(\d+)$/.exec(name)?.[1]);
        if (!(variationId > 0)) return [];
        const of = (what: string) => count(form, `${what}-${variationId}`);
        return [{ variationId, restocked: of('restocked'), damaged: of('damaged'), missing: of('missing') }];
      });
      const corrects = form.get('corrects');
      const given = { caseNumber: caseOf(request), lines, corrects };
      const result = await request.client.call(staffReturnEndpoints.inspect, given);
      return answer(request, 'inspect', form, result, corrects === null ? 'inspect' : 'correct');
    },
    refund: async (form, request) => {
      const amount = parseDollars(form.get('amount') ?? '');
      if (amount === null) {
        const errors = { amount: 'Enter an amount such as 42.36' };
        return show(request, { form: 'refund', typed: Object.fromEntries(form), errors }, { status: refusedStatus });
      }
      const given = { caseNumber: caseOf(request), amount, reason: form.get('reason') ?? '' };
      const done = amount === 0 ? 'close' : 'refund';
      return answer(request, 'refund', form, await request.client.call(staffReturnEndpoints.refund, given), done);
    },
    replace: async (form, request) =>
      answer(request, 'replace', form, await request.client.call(staffReturnEndpoints.replace, { caseNumber: caseOf(request) })),
    close: async (form, request) => {
      const given = { caseNumber: caseOf(request), words: form.get('words') ?? '' };
      return answer(request, 'close', form, await request.client.call(staffReturnEndpoints.close, given));
    },
    note: async (form, request) => {
      const given = { caseNumber: caseOf(request), words: form.get('words') ?? '' };
      return answer(request, 'note', form, await request.client.call(staffReturnEndpoints.addNote, given));
    },
  },
});
