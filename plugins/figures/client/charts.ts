/**
 * Lets the choices of paths above the charts of the open page be used: the pictures are asked for with the fragment of
 * the path.
 */
export function openChoices(): void {
  for (const [number, choice] of [...document.querySelectorAll<HTMLElement>('.tbia-paths[inert]')].entries()) {
    const pictures = choice.parentElement?.querySelectorAll('img') ?? [];
    for (const [index, radio] of [...choice.querySelectorAll('input')].entries()) {
      radio.name = `path-${number}`;
      radio.checked = index === 0;
      radio.addEventListener('change', () => {
        for (const picture of pictures) {
          picture.src = picture.src.replace(/#.*$/, '') + (radio.value === '' ? '' : `#${radio.value}`);
        }
      });
    }
    choice.inert = false;
  }
}
