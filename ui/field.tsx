import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';

interface Common {
  /** Unique on the page; the error's id is derived from it. */
  id: string;
  label: string;
  /** Says why the value was refused; tied to the field. */
  error?: string;
  wide?: boolean;
}

const control =
  'block w-full min-h-12 rounded-lg border border-control bg-raised px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-muted hover:border-brand-ink aria-invalid:border-danger aria-invalid:border-2';

function Frame({ id, label, error, wide, children }: Common & { children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-1.5 ${wide ? 'sm:col-span-2' : ''}`}>
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

const described = (id: string, error: string | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
});

export function TextField({ label, error, wide, id, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame id={id} label={label} error={error} wide={wide}>
      <input className={control} {...described(id, error)} {...rest} />
    </Frame>
  );
}

export function TextArea({ label, error, wide, id, ...rest }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame id={id} label={label} error={error} wide={wide}>
      <textarea className={`${control} min-h-36`} {...described(id, error)} {...rest} />
    </Frame>
  );
}

export function SelectField({ label, error, wide, id, ...rest }: Common & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Frame id={id} label={label} error={error} wide={wide}>
      <select className={control} {...described(id, error)} {...rest} />
    </Frame>
  );
}

export function FileField({ label, error, wide, id, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame id={id} label={label} error={error} wide={wide}>
      <input
        type="file"
        className={`${control} file:mr-4 file:rounded-full file:border-0 file:bg-sunken file:px-4 file:py-1.5 file:font-semibold file:text-ink`}
        {...described(id, error)}
        {...rest}
      />
    </Frame>
  );
}
