/*
 * The rules by which the HTTP Observatory of Mozilla and MDN judges an answer, as far as one answer shows them: a hundred
 * points to begin with, the penalties first, and the rewards only for what keeps ninety without them.
 */

export interface Judged {
  score: number;
  /** What was found, with the points it gave or took. */
  findings: Record<string, number>;
}

/** What was answered over TLS; header names in small letters, cookies one by one. */
export interface Answer {
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  /** '' for what is no page. */
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
    return ['a policy that lets anything run', -20];
  }
  if (active.some((source) => insecure.test(source))) return ['a policy that loads without TLS', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['a policy with eval', -10];
  if (passive.flatMap(sourcesOf).some((source) => insecure.test(source))) return ['pictures without TLS', -10];
  if (styles.some((source) => broad.test(source) || inline.test(source))) return ['a policy with any style', 0];
  return csp.get('default-src')?.join() === "'none'" ? ['a policy that begins with nothing', 10] : ['a policy', 5];
}

function ofCookies(cookies: readonly string[]): Finding {
  if (cookies.length === 0) return ['no cookies', 0];
  const have = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!have(/;\s*secure/i)) return ['cookies without TLS', -40];
  if (!have(/;\s*httponly/i)) return ['cookies for scripts', -30];
  return have(/;\s*samesite=(lax|strict)/i) ? ['safe cookies', 5] : ['cookies for other sites', 0];
}

function ofSharing(headers: Answer['headers']): Finding {
  const origin = headers['access-control-allow-origin'];
  const isUniversal = origin !== undefined && headers['access-control-allow-credentials'] === 'true';
  return isUniversal ? ['shared with everybody', -50] : ['not shared', 0];
}

function ofReferrers(header: string | undefined): Finding {
  if (header === undefined) return ['no word on referrers', 0];
  const last = header.split(',').at(-1)?.trim() ?? '';
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last);
  return isPrivate ? ['private referrers', 5] : ['referrers for all', -5];
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
  if (foreign.length === 0) return ['scripts of its own', 0];
  return foreign.every(([element]) => element.includes(' integrity='))
    ? ['known scripts', 5]
    : ['foreign scripts', -50];
}

const ofTypes = (header: string | undefined): Finding => (header === 'nosniff' ? ['nosniff', 0] : ['sniffed', -5]);

function ofFraming(csp: Directives, header: string | undefined): Finding {
  const ancestors = csp.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.test(source))) return ['framed by nobody else', 5];
  return /^(deny|sameorigin)$/i.test(header ?? '') ? ['framed by nobody else', 5] : ['framed by anybody', -20];
}

function ofResources(header: string | undefined): Finding {
  if (header === undefined || header === 'cross-origin') return ['a part for anybody', 0];
  return /^same-(origin|site)$/.test(header) ? ['nobody else’s part', 10] : ['a part for whom?', -5];
}
