/** A picture that is still being uploaded. */
const isWaiting = 'img[src^="blob:"]';

/**
 * The editor's HTML for saving: without pictures that are still being uploaded, and without the empty last paragraph
 * after a picture.
 */
export function storedHtml(html: string): string {
  const trimmed = html.replace(/(<\/figure>)<p><\/p>$/, '$1');
  if (!trimmed.includes('blob:')) return trimmed;
  const { body } = new DOMParser().parseFromString(trimmed, 'text/html');
  for (const picture of body.querySelectorAll(isWaiting)) (picture.closest('figure') ?? picture).remove();
  return body.innerHTML;
}

/**
 * Normalises HTML for comparison: serialised by the browser, attributes sorted, without the `rel` that the cleaner adds
 * to links.
 */
export function comparable(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) if (name !== 'rel') element.setAttribute(name, value);
  }
  return body.innerHTML;
}
