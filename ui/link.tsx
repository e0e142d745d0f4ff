import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** How links come into this folder: a component of the app that knows its router, or a plain anchor. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;
