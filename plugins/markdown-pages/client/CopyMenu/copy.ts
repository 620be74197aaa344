async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers with ${response.status}.`);
  }
  return response.text();
}

/**
 * Puts the text at an address on the clipboard.
 * @throws when there is no such text, or the browser does not let the page write
 */
export async function copyAddress(address: string): Promise<void> {
  const text = textAt(address);
  const {clipboard} = navigator;
  if (typeof ClipboardItem === 'undefined') {
    await clipboard.writeText(await text);
    return;
  }
  // Safari lets a page write only while it answers the click: it takes the promise of the text, not the text later.
  await clipboard.write([new ClipboardItem({'text/plain': text})]);
}
