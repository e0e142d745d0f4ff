import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** The link component of this folder: an app's component that knows its router, or a plain anchor. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;
