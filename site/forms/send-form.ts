/**
 * Posts a form and tells how much of it has left, from 0 to 1. Resolves with the answer's JSON, whatever its status,
 * or null where it is none; rejects with a TypeError where there is no answer. (fetch cannot tell the progress.)
 */
export function sendForm(address: string, body: FormData, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(request.response));
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => reject(new TypeError('The form was not answered')));
    }
    request.open('POST', address);
    request.responseType = 'json';
    request.send(body);
  });
}
