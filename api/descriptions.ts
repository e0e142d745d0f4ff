import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { OpenApiDocument, Operation } from '#contract/protocol/openapi.ts';
import { matchesEtag } from './http/etag.ts';
import { etagOf, jsonHeaders } from './http/responses.ts';

const styles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent) }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem }
h1 { font-size: 2rem; margin: 0 } h2 { font-size: 1.1rem; margin: 0 } h3 { font-size: .95rem; margin: 1.25rem 0 .25rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem }
section { border-top: 1px solid var(--line); padding: 1.5rem 0 } h2 code { overflow-wrap: anywhere }
h2 b { display: inline-block; min-width: 3.5rem } summary { cursor: pointer; padding: .25rem 0 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line) }
nav ul { columns: 16rem; padding-left: 1.2rem }`;

const styleHash = createHash('sha256').update(styles).digest('base64');

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    `default-src 'none'; style-src 'sha256-${styleHash}'`,
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** A text that does not change while the process runs. */
interface FixedText {
  body: string;
  headers: Record<string, string>;
}

/** The documentation of the calls: a page for people, and OpenAPI for programs. Each is built at its first request. */
export function createDescriptions(describe: () => OpenApiDocument) {
  const document = once(describe);
  const openApi = once(() => fixedText(JSON.stringify(document()), { ...jsonHeaders, 'cache-control': 'no-cache' }));
  /** A page without scripts and without resources from other hosts. */
  const docs = once(async () => fixedText(await render(document()), pageHeaders));
  return {
    openApi: (request: Request): Response => respond(request, openApi()),
    docs: async (request: Request): Promise<Response> => respond(request, await docs()),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function fixedText(body: string, headers: Record<string, string>): FixedText {
  return { body, headers: { ...headers, etag: etagOf(body) } };
}

function respond(request: Request, { body, headers }: FixedText): Response {
  if (matchesEtag(request.headers.get('if-none-match'), headers.etag ?? ''))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

const render = async (document: OpenApiDocument): Promise<string> => String(await pageOf(document));

function pageOf({ info, paths }: OpenApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls | ${info.title}</title>
<style>${raw(styles)}</style>
</head>
<body>
<header><h1>${info.title}API</h1><p>${info.description}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav aria-label="Calls"><ul>${operations.map(
    ({ operation: { operationId: id } }) => html`<li><a href="#${id}">${id}</a></li>`,
  )}</ul></nav>
<main>${operations.map(sectionOf)}</main>
</body>
</html>`;
}

function sectionOf({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { '200': success, ...failures } = operation.responses;
  return html`
<section id="${operation.operationId}">
<h2><b>${method}</b> <code>${path}</code></h2>
<p>${operation.summary}.</p>
${operation.parameters?.length ? parametersOf(operation.parameters) : ''}
${Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => schemaOf(`Body: ${type}`, schema))}
${schemaOf('Response', success?.content?.['application/json']?.schema)}
<h3>Errors</h3>
<table><tbody>${Object.entries(failures).map(
    ([status, { description }]) => html`<tr><th scope="row">${status}</th><td>${description}</td></tr>`,
  )}</tbody></table>
</section>`;
}

const parametersOf = (parameters: NonNullable<Operation['parameters']>) => html`
<h3>Parameters</h3>
<table><tbody>${parameters.map(
  ({ name, required, description, schema }) =>
    html`<tr><th scope="row"><code>${name}</code></th>
<td>${schema.type ?? 'text'}${required ? ', required' : ''}</td><td>${description ?? ''}</td></tr>`,
)}</tbody></table>`;

const schemaOf = (title: string, schema: unknown) =>
  html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`;
