// Change: nothing, because the original's place is above the title. DocItem/Content shows it below.
export default function Mobile(): null {
  return null;
}
