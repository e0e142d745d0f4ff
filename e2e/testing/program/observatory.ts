/*
 * The scoring rules of the HTTP Observatory (Mozilla, MDN), as far as one response shows them: a score begins at 100
 * points, penalties are subtracted, and rewards are added only if at least 90 points remain.
 */

export interface Judged {
  score: number;
  /** Each finding with its points. */
  findings: Record<string, number>;
}

/** A response over TLS. Header names are in lower case, cookies are separate. */
export interface Answer {
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  /** '' for responses other than HTML. */
  html: string;
}

type Finding = [name: string, points: number];

export function judged(answer: Answer): Judged {
  const csp = directivesOf(answer.headers['content-security-policy']);
  const findings = [
    ofPolicy(csp),
    ofCookies(answer.cookies),
    ofSharing(answer.headers),
    ofReferrers(answer.headers['referrer-policy']),
    ofTransport(answer.headers['strict-transport-security']),
    ofScripts(answer.html),
    ofTypes(answer.headers['x-content-type-options']),
    ofFraming(csp, answer.headers['x-frame-options']),
    ofResources(answer.headers['cross-origin-resource-policy']),
  ];
  const sum = (points: number[]) => points.reduce((a, b) => a + b, 0);
  const kept = 100 + sum(findings.map(([, points]) => Math.min(0, points)));
  const rewards = kept >= 90 ? sum(findings.map(([, points]) => Math.max(0, points))) : 0;
  return { score: Math.max(0, kept + rewards), findings: Object.fromEntries(findings) };
}

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(policy = ''): Directives {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const broad = /^(\*|(https?|ftp):|https?:\/\/\*(\.\*)?)$/;
const inline = /^('unsafe-inline'|data:)$/;
const insecure = /^(http|ftp):/;
const marked = /^'(sha(256|384|512)|nonce)-/;

function ofPolicy(csp: Directives): Finding {
  if (csp.size === 0) return ['no policy', -25];
  const sourcesOf = (name: string) => {
    const sources = csp.get(name) ?? csp.get('default-src') ?? ['*'];
    return sources.some((source) => marked.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  };
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')];
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (scripts.some((source) => broad.test(source) || inline.test(source)) || objects.some((one) => broad.test(one))) {
    return ['policy allows any script', -20];
  }
  if (active.some((source) => insecure.test(source))) return ['policy allows loading without TLS', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['policy allows eval', -10];
  if (passive.flatMap(sourcesOf).some((source) => insecure.test(source)))
    return ['policy allows pictures without TLS', -10];
  if (styles.some((source) => broad.test(source) || inline.test(source))) return ['policy allows any style', 0];
  return csp.get('default-src')?.join() === "'none'" ? ['policy with default-src none', 10] : ['policy', 5];
}

function ofCookies(cookies: readonly string[]): Finding {
  if (cookies.length === 0) return ['no cookies', 0];
  const have = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!have(/;\s*secure/i)) return ['cookies without TLS', -40];
  if (!have(/;\s*httponly/i)) return ['cookies readable by scripts', -30];
  return have(/;\s*samesite=(lax|strict)/i) ? ['safe cookies', 5] : ['cookies without SameSite', 0];
}

function ofSharing(headers: Answer['headers']): Finding {
  const origin = headers['access-control-allow-origin'];
  const isUniversal = origin !== undefined && headers['access-control-allow-credentials'] === 'true';
  return isUniversal ? ['CORS with credentials for its origin', -50] : ['no CORS with credentials', 0];
}

function ofReferrers(header: string | undefined): Finding {
  if (header === undefined) return ['no Referrer-Policy', 0];
  const last = header.split(',').at(-1)?.trim() ?? '';
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last);
  return isPrivate ? ['private referrers', 5] : ['full referrers for other sites', -5];
}

function ofTransport(header: string | undefined): Finding {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return ['no HSTS', -20];
  return seconds >= 15_768_000 ? ['HSTS', 0] : ['short HSTS', -10];
}

function ofScripts(html: string): Finding {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)].filter(
    ([, src = '']) => !/^\/(?!\/)/.test(src),
  );
  if (foreign.length === 0) return ['own scripts only', 0];
  return foreign.every(([element]) => element.includes(' integrity='))
    ? ['foreign scripts with integrity', 5]
    : ['foreign scripts without integrity', -50];
}

const ofTypes = (header: string | undefined): Finding => (header === 'nosniff' ? ['nosniff', 0] : ['no nosniff', -5]);

function ofFraming(csp: Directives, header: string | undefined): Finding {
  const ancestors = csp.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.test(source))) return ['framing restricted', 5];
  return /^(deny|sameorigin)$/i.test(header ?? '') ? ['framing restricted', 5] : ['framing allowed', -20];
}

function ofResources(header: string | undefined): Finding {
  if (header === undefined || header === 'cross-origin') return ['embedding allowed', 0];
  return /^same-(origin|site)$/.test(header)
    ? ['embedding restricted', 10]
    : ['invalid Cross-Origin-Resource-Policy', -5];
}
