import { responseMs } from '../constants.ts';

/**
 * Posts a form and reports the progress from 0 to 1, which `fetch` cannot. Resolves with the response's JSON,
 * independent of its status, or null if it is not JSON; rejects with a TypeError without a response, or if neither side
 * sends anything for a while.
 */
export function sendForm(address: string, body: FormData, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), responseMs);
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('progress', wait);
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('load', () => resolve(request.response));
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => reject(new TypeError('No response to the form')));
    }
    request.open('POST', address);
    request.responseType = 'json';
    request.send(body);
    wait();
  });
}
