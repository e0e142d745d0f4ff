import { serve } from './serve-site.ts';

/** A backend with the given responses. Any other call returns 404. */
export async function serveBackend(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const backend = await serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = `${pathname.replace('/api/WebApi/', '')}${search}`;
    asked.push(path);
    const answer = answers[path];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
  return { ...backend, asked };
}
