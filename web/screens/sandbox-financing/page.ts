import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { type BankApplication, sandboxFinancingEndpoints, type TypedApplication } from '../../../contract/payments/sandbox-financing.ts';
import { data, definePage, type FormState, failed, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { sandboxFinancing } from '../../routes.ts';
import type { SandboxFinancingData } from './sandbox-financing-data.ts';
import SandboxFinancingScreen from './sandbox-financing-screen.tsx';

const idOf = ({ params }: PageRequest): string => params.applicationId ?? '';

async function show(
  { client }: PageRequest,
  application: BankApplication,
  { form: typed = {}, failure }: FormState<SandboxFinancingData['typed']> = {},
): Promise<Loaded<SandboxFinancingData>> {
  const countries = await client.call(addressEndpoints.getCountries, {});
  if (!countries.ok) return unopened(countries);
  const states = countries.data.countries.find(({ code }) => code === 'US')?.regions ?? [];
  const fields = failure?.fields ?? {};
  const message = failure ? (failure.fields ? 'Please check the fields marked below.' : failure.message) : null;
  return data({ application, errors: fields, typed, states, message }, statusOf(failure));
}

async function load(request: PageRequest): Promise<Loaded<SandboxFinancingData>> {
  const found = await request.client.call(sandboxFinancingEndpoints.get, { applicationId: idOf(request) });
  return found.ok ? show(request, found.data) : unopened(found);
}

/** The current application, with the reason for a refusal. */
async function showAgain(
  request: PageRequest,
  failure: Failure,
  typed: SandboxFinancingData['typed'] = {},
): Promise<Loaded<SandboxFinancingData>> {
  const found = await request.client.call(sandboxFinancingEndpoints.get, { applicationId: idOf(request) });
  return found.ok ? show(request, found.data, { form: typed, failure }) : failed(found.statusCode);
}

/** The financing sandbox's fake bank: application form and decision. The Social Security number never comes back into the page. */
export default definePage<SandboxFinancingData>({
  load,
  head: ({ application }) => ({ title: `${application.partner} sandbox`, robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: SandboxFinancingScreen,
  actions: {
    submit: async (form, request) => {
      const text = (name: keyof TypedApplication) => form.get(name)?.trim() ?? '';
      const typed = {
        firstName: text('firstName'),
        lastName: text('lastName'),
        birthDate: text('birthDate'),
        addressLine1: text('addressLine1'),
        city: text('city'),
        stateRegion: text('stateRegion'),
        postalCode: text('postalCode'),
        annualIncome: text('annualIncome'),
        agrees: text('agrees'),
      };
      const decided = await request.client.call(sandboxFinancingEndpoints.submit, {
        applicationId: idOf(request),
        ...typed,
        ssn: text('ssn'),
      });
      if (!decided.ok) return showAgain(request, decided, typed);
      // Shown in this response, since the full number is known only now.
      return decided.data.account ? show(request, decided.data) : redirect(sandboxFinancing(decided.data), 303);
    },
    review: async (form, request) => {
      const approve = form.get('approve') === 'yes';
      const decided = await request.client.call(sandboxFinancingEndpoints.review, { applicationId: idOf(request), approve });
      if (!decided.ok) return showAgain(request, decided);
      return decided.data.account ? show(request, decided.data) : redirect(sandboxFinancing(decided.data), 303);
    },
  },
});
