import { createElement } from 'react';
import { productEndpoints } from '../../../../../contract/merchandising/products.ts';
import { data, definePage, redirect } from '../../../page.ts';

interface Note {
  readonly text: string;
}

/** A personal test page with a form that works without script. */
export default definePage<Note>({
  flashes: { saved: 'Note saved.' },
  load: async ({ cookie, url, flash }) =>
    url.searchParams.get('saved') === 'for-customers'
      ? redirect('/things/lamp?variation=1', 302)
      : data({ text: cookie('note') ?? flash ?? 'empty' }),
  head: () => ({ title: 'Private', robots: 'noindex' }),
  cache: 'none',
  takesCards: true,
  shell: 'checkout',
  Screen: ({ data: { text } }) => createElement('p', null, text),
  actions: {
    save: async (form, { flash }) => {
      const text = form.getAll('text').join('+');
      return text === '' ? data({ text: flash ?? 'Text is required' }, 422) : redirect('/private?saved=1', 303);
    },
    unsubscribe: async () => data({ text: 'unsubscribed' }),
    upload: async (form, { client }) => {
      const sent = await client.call(productEndpoints.addFilm, {});
      return sent.ok ? redirect(`/private?saved=${form.get('text')}-${sent.data.url}`, 303) : data({ text: sent.message }, 422);
    },
    explode: async () => {
      throw new Error('secret detail');
    },
  },
});
