import { type Ref, useEffect, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { IconShape } from '../../icons/shapes.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

type Look = { icon?: IconShape; iconOnly?: false } | { icon: IconShape; iconOnly: true };

export type FileButtonProps = Look &
  Pick<ButtonProps, 'variant' | 'size' | 'disabledReason'> & {
    /** What is chosen: "Choose file". The name and the tooltip where only the icon shows. */
    children: string;
    /** Endings that the browser offers, without their dots; people can choose others still. */
    types?: readonly string[] | undefined;
    /** Several can be chosen at one time. */
    multiple?: boolean;
    /** What was chosen, never nothing; the same file can be chosen once more. */
    onFiles: (files: File[]) => void;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button that opens the browser's window of files. To take files by drag and paste as well use FileDrop. */
export function FileButton({
  children,
  icon,
  iconOnly = false,
  variant,
  types,
  multiple = false,
  onFiles,
  ...rest
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const isBlocked = rest.disabledReason !== undefined;
  // A button that cannot be used keeps the focus and hears presses; its input takes none of them.
  useEffect(() => {
    if (input.current) input.current.disabled = isBlocked;
  }, [isBlocked]);
  return (
    <FileTrigger
      ref={input}
      allowsMultiple={multiple}
      {...(types && { acceptedFileTypes: types.map((type) => `.${type}`) })}
      onSelect={(chosen) => {
        if (chosen && chosen.length > 0) onFiles([...chosen]);
      }}
    >
      {iconOnly && icon ? (
        <IconButton {...rest} icon={icon} label={children} />
      ) : (
        <Button {...rest} {...(icon && { icon })} {...(variant && { variant })}>
          {children}
        </Button>
      )}
    </FileTrigger>
  );
}
