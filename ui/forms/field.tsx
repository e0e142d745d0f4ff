import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';

interface Common {
  /** Unique on the page; the error's id is derived from it. */
  id: string;
  label: string;
  /** Why the value was rejected; associated with the field. */
  error?: string;
  wide?: boolean;
}

const fileButton =
  'file:me-4 file:rounded-pill file:border-0 file:bg-sunken file:px-4 file:py-1.5 file:font-semibold file:text-ink';

/** A scroll to the control, such as by the browser's own validation, shows its label too. */
const control =
  'scroll-mt-10 block w-full min-h-12 rounded-lg border border-control bg-raised px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-muted hover:border-brand-ink aria-invalid:border-danger aria-invalid:border-2';

function Frame({ id, label, error, wide, children }: Common & { children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-1.5 ${wide ? 'sm:col-span-2' : ''}`}>
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      {children}
      {error ? <ErrorText id={id} text={error} /> : null}
    </div>
  );
}

const ErrorText = ({ id, text }: { id: string; text: string }) => (
  <p id={`${id}-error`} className="text-sm font-medium text-danger">
    {text}
  </p>
);

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

/** `fault` is why the chosen file is rejected before it is sent. It replaces `error` and is announced immediately. */
export function FileField({
  label,
  error,
  fault,
  wide,
  id,
  ...rest
}: Common & { fault?: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame id={id} label={label} error={fault ? undefined : error} wide={wide}>
      <input type="file" className={`${control} ${fileButton}`} {...described(id, fault ?? error)} {...rest} />
      <div aria-live="assertive" className="empty:-mt-1.5">
        {fault ? <ErrorText id={id} text={fault} /> : null}
      </div>
    </Frame>
  );
}

/** A checkbox, unchecked at first; `help` explains its meaning. */
export function CheckField({ label, help, id, ...rest }: Omit<Common, 'error' | 'wide'> & CheckProps) {
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={help ? `${id}-help` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-(--color-brand)"
        {...rest}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-ink">
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className="text-sm text-muted">
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}

type CheckProps = { help?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'>;
