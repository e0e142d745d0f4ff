import { serve } from './serve-site.ts';

/** What the calls of a small backend answer; every other call is unknown to it. */
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
