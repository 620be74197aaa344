/** Width and height in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an enlarged picture stands: its top left corner in the window, and its size as a share of its natural size. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** An enlarged picture: sizes in CSS px. */
export interface Picture {
  readonly natural: Size;
  /** The size at which the page shows it. */
  readonly shown: Size;
  /** Drawings stay sharp beyond their natural size. */
  readonly isVector: boolean;
}

const MARGIN = 64;
const SMALL_MARGIN = 12;
/** From this size on a window has room for the wide margin. */
const ROOMY = {width: 768, height: 480};
/** How much a drawing grows at least and at most that the page shows at its natural size and that does not fit. */
const GROWTH = {least: 1.2, most: 1.5};
/** A reader can enlarge up to this share of the natural size. */
const MOST = 4;
/** Room below a picture that reaches beyond the window, for the buttons. */
const BAR = 56;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

function marginOf({width, height}: Size): number {
  return width >= ROOMY.width && height >= ROOMY.height ? MARGIN : SMALL_MARGIN;
}

/** The scale at which the whole picture fits into the window, less the margin. Photographs do not grow. */
export function fitScale({natural, shown, isVector}: Picture, window: Size): number {
  const margin = 2 * marginOf(window);
  const fit = Math.min((window.width - margin) / natural.width, (window.height - margin) / natural.height);
  return isVector ? fit : Math.min(fit, Math.max(1, shown.width / natural.width));
}

/** The scale of a picture that has just been enlarged: never less than its natural size, and more than in the page. */
export function openingScale(picture: Picture, window: Size): number {
  const fit = fitScale(picture, window);
  const {natural, shown, isVector} = picture;
  if (fit >= 1) {
    return fit;
  }
  const isGrown = shown.width < natural.width / 1.05;
  const wide = (window.width - 2 * marginOf(window)) / natural.width;
  return isVector && !isGrown ? between(wide, GROWTH.least, GROWTH.most) : 1;
}

/** Whether a picture of this size reaches beyond the window, less the margin, in a direction. */
export function isBeyond({natural}: Picture, {scale}: View, window: Size): {readonly x: boolean; readonly y: boolean} {
  const margin = 2 * marginOf(window);
  // Half a pixel is for rounding.
  return {
    x: natural.width * scale > window.width - margin + 0.5,
    y: natural.height * scale > window.height - margin + 0.5,
  };
}

/** Middle of the window for what fits; for what does not, no more empty room at an edge than the margin. */
export function keepInside(picture: Picture, view: View, window: Size): View {
  const margin = marginOf(window);
  const width = picture.natural.width * view.scale;
  const height = picture.natural.height * view.scale;
  const beyond = isBeyond(picture, view, window);
  return {
    scale: view.scale,
    left: beyond.x ? between(view.left, window.width - margin - width, margin) : (window.width - width) / 2,
    top: beyond.y ? between(view.top, window.height - margin - BAR - height, margin) : (window.height - height) / 2,
  };
}

/** Changes the scale while the point of the picture under `at` stays where it is. */
export function zoomTo(picture: Picture, view: View, scale: number, at: Point, window: Size): View {
  const least = Math.min(1, fitScale(picture, window), view.scale);
  const next = between(scale, least, Math.max(MOST, view.scale));
  const ratio = next / view.scale;
  const moved = {
    scale: next,
    left: at.x - (at.x - view.left) * ratio,
    top: at.y - (at.y - view.top) * ratio,
  };
  return keepInside(picture, moved, window);
}

/**
 * The view of a picture that has just been enlarged.
 *
 * @param from where the page shows it: left and top in the window
 * @param at the point that was clicked, which stays under the pointer as far as the edges allow; without it the
 *   picture begins at its top left corner. A small window shows little of a wide picture: it begins at the left there
 */
export function openingView(picture: Picture, from: Point, at: Point | undefined, window: Size): View {
  const scale = openingScale(picture, window);
  if (!at) {
    return keepInside(picture, {scale, left: window.width, top: window.height}, window);
  }
  const shown = picture.shown.width / picture.natural.width;
  const before = {scale: shown, left: from.x, top: from.y};
  const ratio = scale / shown;
  return keepInside(
    picture,
    {
      scale,
      left: marginOf(window) === MARGIN ? at.x - (at.x - before.left) * ratio : window.width,
      top: at.y - (at.y - before.top) * ratio,
    },
    window,
  );
}
