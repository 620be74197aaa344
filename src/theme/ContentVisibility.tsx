// Change: shows nothing, because no page is a draft or unlisted (`docs:check` refuses both), and the notes about it cost every docs page 0.4 kB.

export default function ContentVisibility(): null {
  return null;
}
