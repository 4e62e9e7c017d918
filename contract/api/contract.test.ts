import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { cartEndpoints } from '../cart/cart.ts';
import { allDownloads } from '../downloads.schemas.ts';
import { endpoints } from '../index.ts';
import { failure } from './client.ts';
import { described } from './described.schemas.ts';
import type { InputOf, OutputOf, WhileImpersonating } from './endpoint.ts';
import { openApiDocument } from './openapi.schemas.ts';
import { errorBody } from './problems.schemas.ts';
import { changedByOthers, messageForStatus, notFound, wrongFields } from './problems.ts';

/** The fields of an object's schema. */
const fieldsOf = (schema: z.ZodType): [string, unknown][] => Object.entries((schema as { shape?: object }).shape ?? {});
const namesOf = (schema: z.ZodType): string[] => fieldsOf(schema).map(([name]) => name);

/** Staff calls that somebody makes who is not signed in yet, or no longer. */
const waysIn = new Set([
  'staff.signIn',
  'staff.confirmCode',
  'staff.signOut',
  'staff.showOwnerLink',
  'staff.createOwner',
  'staff.showSetUp',
  'staff.completeSetUp',
]);

describe('the contract', () => {
  it.each([
    [0, 'Aborted'],
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [405, 'Method Not Allowed'],
    [406, 'Not Acceptable'],
    [409, 'Conflict'],
    [410, 'Gone'],
    [500, "We're sorry. It looks like something went wrong."],
    [502, "We're sorry. It looks like something went wrong."],
  ])('[§8] has the text for status %i: %s', (status, text) => {
    expect(messageForStatus(status)).toBe(text);
    expect(failure(status)).toEqual({ ok: false, statusCode: status, message: text });
  });

  it('summarizes every call by a verb and its object, and leaves sentences to the description', () => {
    const wrong = [...endpoints, ...allDownloads].filter(
      ({ summary, description = '' }) =>
        !/^[A-Z][a-z]*(?:[^s\W]|ss) [^.;]+$/.test(summary) ||
        /^(?:A|An|The|What|Who|Whether|How|When|Where|One|All) /.test(summary) ||
        summary.length > 60 ||
        !(description === '' || description.endsWith('.')),
    );
    expect(wrong.map(({ name, summary }) => `${name}: ${summary}`)).toEqual([]);
  });

  it('names failures by their kind: the suffix of a code goes with its status, and wrong fields have one code', () => {
    const statuses = { not_found: 404, changed: 409, unknown: 400 };
    const declared = endpoints.flatMap(({ problems }) => Object.entries(problems));
    for (const [suffix, status] of Object.entries(statuses)) {
      const named = declared.filter(([code]) => code.endsWith(`_${suffix}`));
      expect(named.length, suffix).toBeGreaterThan(0);
      expect(
        named.filter(([, problem]) => problem.status !== status),
        suffix,
      ).toEqual([]);
    }
    const wrong = declared.filter(([, { message }]) => message === wrongFields.message).map(([code]) => code);
    expect([...new Set(wrong)]).toEqual(['invalid_input']);
    expect([notFound('order').message, changedByOthers('draft').message]).toEqual([
      'Order not found.',
      'The draft changed after you opened this page. Check the changes and try again.',
    ]);
  });

  it('names every endpoint, and every method and path, once', () => {
    const names = endpoints.map(({ name }) => name);
    const places = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has distinct names over an endpoint’s path, query and body, or one schema for a name in two of them', () => {
    for (const endpoint of endpoints) {
      const fields = [endpoint.params, endpoint.query, endpoint.body].flatMap(fieldsOf);
      const last = new Map(fields);
      expect(
        fields.filter(([name, schema]) => last.get(name) !== schema),
        endpoint.name,
      ).toEqual([]);
    }
  });

  it('declares the same names for callers and handlers: in the path, and in the query of a call with a body', () => {
    for (const { name, method, path, params, query, queryNames } of endpoints) {
      expect([...path.matchAll(/:(\w+)/g)].map(([, part]) => part).sort(), name).toEqual(namesOf(params).sort());
      const isBodiless = method === 'GET' || method === 'DELETE';
      expect([...queryNames].sort(), name).toEqual(isBodiless ? [] : namesOf(query).sort());
    }
  });

  it('gives callers the types of its schemas', () => {
    const given: InputOf<typeof cartEndpoints.setQuantity> = { cartUuid: '', variationId: 1, quantity: 2, zipCode: '10001' };
    // @ts-expect-error a postal code is text
    const wrong: InputOf<typeof cartEndpoints.setQuantity> = { ...given, zipCode: 10001 };
    // @ts-expect-error a cart has no such field
    const total = (cart: OutputOf<typeof cartEndpoints.get>) => cart.nothing;
    expect([wrong, total]).toBeDefined();
  });

  it('[rulings: impersonation] denies staff acting for a customer everything not declared as allowed', () => {
    const [undeclared] = described({ new: { method: 'GET', path: '/new' } }, { new: { name: 'x.new', summary: '', response: errorBody } });
    expect(undeclared?.whileImpersonating).toBe('refused');
    const named = (policy: WhileImpersonating) => endpoints.filter((one) => one.whileImpersonating === policy).map(({ name }) => name);
    expect(named('refused').sort()).toEqual([
      'accounts.beginSecondFactor',
      'accounts.cancelEmailChange',
      'accounts.changeEmail',
      'accounts.changePassword',
      'accounts.confirmCode',
      'accounts.getEmailChange',
      'accounts.getSecondFactor',
      'accounts.listDevices',
      'accounts.login',
      'accounts.processPasswordReset',
      'accounts.register',
      'accounts.requestPasswordReset',
      'accounts.sendEmailChange',
      'accounts.sendVerification',
      'accounts.signOutDevice',
      'accounts.signOutEverywhere',
      'accounts.stopEmailChange',
      'accounts.turnOffSecondFactor',
      'accounts.turnOnSecondFactor',
      'accounts.updateProfile',
      'accounts.validatePasswordReset',
      'accounts.verifyEmail',
      'bounces.receiveWebhook',
      'carriers.receiveWebhook',
      'credit.apply',
      'credit.getAccount',
      'credit.getOfferStatus',
      'credit.link',
      'credit.noteApplicationEvent',
      'credit.noteOfferShown',
      'credit.repay',
      'figures.note',
      'figures.noteVitals',
      'passkeys.add',
      'passkeys.begin',
      'passkeys.beginSignIn',
      'passkeys.delete',
      'passkeys.list',
      'passkeys.signIn',
      'payments.receiveWebhook',
      'personalData.exportOwn',
      'sandboxFinancing.get',
      'sandboxFinancing.review',
      'sandboxFinancing.submit',
      'sandboxWallet.approve',
      'sandboxWallet.get',
      'savedCards.delete',
      'savedCards.list',
      'savedCards.makeDefault',
      'savedCards.save',
      'wallet.open',
      'wallet.openAsGuest',
      'wallet.take',
    ]);
    const own = named('unlogged').filter(
      (name) => !/^(staff|bell|savedViews|care|customerGroups|personalData|maintenance|orderWork|flags\.staff)/.test(name),
    );
    expect(own.sort()).toEqual(['flags.logExposures', 'impersonation.begin', 'impersonation.end', 'reports.reportError']);
  });

  it('every staff call says who may make it', () => {
    const unsaid = endpoints.filter(
      ({ path, access, name }) => path.startsWith('/api/staff/') && access === 'visitor' && !waysIn.has(name),
    );
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  it('[§4 export] produces an OpenAPI document with every file that staff download, its type and who may have it', () => {
    const { paths } = openApiDocument(endpoints, '', allDownloads) as {
      paths: Record<
        string,
        Record<string, { operationId: string; responses: Record<number, { content: object }>; parameters: object[]; security: object }>
      >;
    };
    const names = [...endpoints, ...allDownloads].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, name } of allDownloads) expect(paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.get?.operationId).toBe(name);
    const products = paths['/api/staff/exports/products.jsonl']?.get;
    expect(Object.keys(products?.responses[200]?.content ?? {})).toEqual(['application/jsonl']);
    expect(products?.security).toEqual([{ staffSession: ['catalog.edit'] }, { apiKey: ['catalog.edit'] }]);
    expect(products?.parameters).toMatchObject([
      { name: 'from', in: 'query', required: false },
      { name: 'to', in: 'query', required: false },
    ]);
    expect(paths['/api/staff/promotions/{promotionId}/codes.csv']?.get?.parameters).toMatchObject([
      { name: 'promotionId', in: 'path', required: true },
      { name: 'batch', in: 'query', required: false },
    ]);
  });

  it('produces an OpenAPI document with every reachable endpoint, its failures and its path parameters', () => {
    const document = openApiDocument(endpoints, 'http://localhost') as {
      paths: Record<string, Record<string, { operationId: string; responses: object; parameters: { name: string; in: string }[] }>>;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints
        .filter(({ serverOnly }) => !serverOnly)
        .map(({ name }) => name)
        .sort(),
    );
    const setQuantity = document.paths['/api/cart/{cartUuid}/variations/{variationId}']?.put;
    expect(setQuantity?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual([
      'cartUuid',
      'variationId',
    ]);
    expect(Object.keys(setQuantity?.responses ?? {})).toContain('409');
  });
});
