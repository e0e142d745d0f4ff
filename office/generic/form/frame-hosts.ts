/** Hosts that may be framed in addition to the built-in ones, from the server's page. */
export const frameHosts: readonly string[] =
  document.querySelector('meta[name="frame-hosts"]')?.getAttribute('content')?.split(' ').filter(Boolean) ?? [];
