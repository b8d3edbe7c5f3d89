import { useEffect, useState } from 'react';
import { IconButton } from '../actions/IconButton/IconButton.tsx';
import { Check, Copy } from '../icons/shapes.ts';

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), 2000);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <IconButton
      icon={copied ? Check : Copy}
      label={copied ? 'Copied' : label}
      size="small"
      onPress={() => void copy()}
    />
  );
}
