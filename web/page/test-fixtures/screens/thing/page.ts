import { data, definePage, failed, notFound, redirect } from '../../../page.ts';
import ThingScreen, { type ThingData } from './thing-screen.tsx';

const names: Readonly<Record<string, string>> = { lamp: 'Lamp', bad: '</script><script>alert(1)</script>' };

/** A public test page with every outcome of a load. */
export default definePage<ThingData>({
  load: async ({ params, url, cookie }) => {
    const { id = '' } = params;
    if (id === 'moved') return redirect('/things/lamp', 301);
    if (id === 'excluded') return redirect('/things/lamp', 302);
    if (id === 'found') return redirect('/things/lamp?variation=1#about', 303);
    if (id === 'sister') return redirect('https://pip.example/things/lamp', 301);
    if (id === 'partner') return redirect('https://pip.example.evil/things/lamp', 302);
    if (id === 'gone') return failed(410);
    if (id === 'broken') throw new Error('secret detail');
    if (id === 'refused') return failed(503, 'Too busy');
    if (id === 'visitor') return data({ name: cookie('session_token') ?? 'nobody', variation: null });
    if (id === 'draft') return { ...data({ name: 'Draft', variation: null }), isPersonal: true };
    const name = names[id];
    return name ? data({ name, variation: url.searchParams.get('variation') }) : notFound();
  },
  head: ({ name }) => ({ title: name, description: `All about "${name}"`, canonical: '/things/lamp', jsonLd: [{ name }] }),
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: ({ name }) => [`thing:${name}`] },
  searchText: ({ name }) => (name === 'Lamp' ? 'lamp' : undefined),
  Screen: ThingScreen,
});
