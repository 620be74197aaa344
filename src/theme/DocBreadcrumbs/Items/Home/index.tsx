// Change: nothing, because the breadcrumbs are the line above the title that names the section; the navbar leads home.
export default function Home(): null {
  return null;
}
