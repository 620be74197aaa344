/** How long after a page its pictures can be enlarged, in ms. */
export const START_DELAY = 1000;

/** Options of medium-zoom: the distances in px, and the ground in the light and the dark theme. */
export const ZOOM_OPTIONS = {
  margin: 64,
  scrollOffset: 40,
  background: 'light-dark(rgb(255, 255, 255), rgb(50, 50, 50))',
};
