import Upload from '@mui/icons-material/Upload';
import type { ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';

export interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'loading'> {
  label: string;
  accept: string;
  multiple?: boolean;
  onFiles(files: File[]): void;
}

/** Opens the browser's file dialog. */
export function UploadButton({ label, accept, multiple = false, onFiles, ...look }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <BusyButton startIcon={<Upload />} onClick={() => input.current?.click()} {...look}>
        {label}
      </BusyButton>
    </>
  );
}
