import { pictureAt } from '../../../../contract/values/pictures.ts';
import styles from './zoom-lens.module.css';

/** The lens's magnification. */
const power = 2.5;
/** The picture width fetched for it. */
const sharpWidth = 1920;

/**
 * A round lens under the mouse that magnifies the picture below. `strip` contains the pictures; `place` is an empty element over them for the lens.
 * For mouse users only: the full screen serves everybody.
 */
export function followWithLens(strip: HTMLElement, place: HTMLElement): void {
  const lens = document.createElement('div');
  const sharp = document.createElement('img');
  lens.className = styles.lens ?? '';
  sharp.alt = '';
  lens.append(sharp);
  place.append(lens);

  let wanted = '';
  /** The loaded picture, until the sharper one arrives. */
  const show = (picture: HTMLImageElement) => {
    const url = sharpOf(picture);
    if (wanted === url) return;
    wanted = url;
    sharp.src = picture.currentSrc;
    const sharper = new Image();
    sharper.src = url;
    sharper.decode().then(
      () => wanted === url && sharp.setAttribute('src', url),
      () => undefined,
    );
  };
  const hide = () => lens.removeAttribute('data-shown');
  strip.addEventListener('pointerleave', hide);
  strip.addEventListener('scroll', hide);
  strip.addEventListener('pointermove', ({ target, clientX, clientY, pointerType }) => {
    const picture = target instanceof Element ? target.closest('a')?.querySelector('img') : null;
    if (!picture || pointerType !== 'mouse') return hide();
    show(picture);
    const box = picture.getBoundingClientRect();
    const x = clientX - box.left;
    const y = clientY - box.top;
    const radius = lens.offsetWidth / 2;
    sharp.style.width = `${box.width * power}px`;
    sharp.style.height = `${box.height * power}px`;
    sharp.style.translate = `${radius - x * power}px ${radius - y * power}px`;
    lens.style.translate = `${x - radius}px ${y - radius}px`;
    lens.dataset.shown = '';
  });
}

/** The same picture at the largest useful size; its link has the stored address. */
function sharpOf(picture: HTMLImageElement): string {
  const kept = new URL(picture.closest('a')?.href ?? picture.src);
  return pictureAt(kept.origin === location.origin ? kept.pathname : kept.href, sharpWidth);
}
