/** The files of a paste or a drop, unless it has text: word processors add a picture of the text. */
export function filesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || !data) return [];
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return body.textContent?.trim() ? [] : files;
}

export const isPictureFile = ({ type }: File): boolean => type.startsWith('image/');

/** The file in a `data:` address; undefined if it is no picture. */
export function fileFromData(address: string): File | undefined {
  const [, type = '', content = ''] = /^data:(image\/[a-z0-9.+-]+);base64,([a-z0-9+/=\s]+)$/i.exec(address) ?? [];
  if (content === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(content.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted.${type.split('/')[1]?.replace('jpeg', 'jpg').replace('svg+xml', 'svg')}`, {
      type,
    });
  } catch {
    return undefined;
  }
}
