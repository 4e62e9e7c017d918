/** Longest side of the picture, in pixels. */
const longest = 1600;
const maxWait = 10_000;

/** A frame of a film of this shop, as a picture to show before it plays; null where the browser cannot play it. */
export async function frameOf(url: string): Promise<File | null> {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  film.src = url;
  try {
    await once(film, 'loadeddata');
    // The very first frame is often black.
    film.currentTime = Math.min(1, film.duration / 2);
    await once(film, 'seeked');
    const scale = Math.min(1, longest / Math.max(film.videoWidth, film.videoHeight));
    const canvas = new OffscreenCanvas(Math.round(film.videoWidth * scale), Math.round(film.videoHeight * scale));
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
    return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], 'frame.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

/** Waits for an event. Rejects on an error, or after ten seconds. */
function once(film: HTMLVideoElement, event: string): Promise<unknown> {
  const signal = AbortSignal.timeout(maxWait);
  return new Promise((happened, failed) => {
    film.addEventListener(event, happened, { once: true, signal });
    film.addEventListener('error', failed, { once: true, signal });
    signal.addEventListener('abort', failed);
  });
}
