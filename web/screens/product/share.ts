/** Shares this page or copies its address; answers what to say of it, nothing when the visitor thought better of it. */
export async function handOn(title: string): Promise<string> {
  const url = location.href;
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => undefined);
    return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied';
  } catch {
    return 'Copy the link from the address bar';
  }
}
