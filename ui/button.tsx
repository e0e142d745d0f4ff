import type { ButtonHTMLAttributes } from 'react';

const looks = {
  solid: 'bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border border-line-strong bg-raised text-ink hover:border-brand-ink hover:text-brand-ink',
  /** On a background in the brand's colour. */
  inverse: 'bg-on-brand text-brand hover:underline',
  onBrand: 'border border-current hover:underline',
  /** Over a picture with a dark scrim. */
  light: 'bg-white text-black hover:underline',
  ghost: 'border border-white/70 hover:underline',
} as const;

export type ButtonLook = keyof typeof looks;

/** The classes of a button, for links that look like buttons. Its shape is in site/styles/forms.css. */
export const buttonClass = (look: ButtonLook = 'solid'): string => `button ${looks[look]}`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

export function Button({ look = 'solid', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
