import { Button } from '#design-system/actions/Button/Button.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import { MEGABYTE } from '#domain/files';
import { isAppError } from '#platform/api';
import { fileAddress } from '../bidCalls.ts';
import * as t from '../texts.ts';
import * as styles from './Bid.css.ts';

/** Bytes as people read them. */
const sizeText = (bytes: number) =>
  bytes < MEGABYTE
    ? t.maxKb(Math.max(1, Math.round(bytes / 1024)))
    : t.valueMb((bytes / MEGABYTE).toFixed(1));

export interface BidFileButtonProps {
  /** Left out where nothing is opened: in the preview of the company. */
  token?: string;
  file: { id: number; file_name: string; size: number };
  /** Hears why a file could not be opened; empty once the next try begins. */
  onProblem: (problem: string) => void;
  /** Its name is shown, and not only its size. */
  isNamed?: boolean;
}

/** Opens a file by an address that holds for minutes. */
export function BidFileButton({ token, file, onProblem, isNamed = false }: BidFileButtonProps) {
  const { id, file_name: name, size } = file;
  const open = async () => {
    if (token === undefined) return;
    onProblem('');
    try {
      const { address } = await fileAddress(token, id);
      const link = document.createElement('a');
      Object.assign(link, { href: address, download: name });
      link.click();
    } catch (error) {
      onProblem(isAppError(error) ? error.message : t.theFileCouldNotBeOpened);
    }
  };
  return (
    <Button
      size="small"
      variant="quiet"
      icon={Download}
      tooltip={name}
      disabledReason={token === undefined ? t.biddersOpenItFromHere : undefined}
      onPress={() => void open()}
    >
      {isNamed ? `${name}, ${sizeText(size)}` : sizeText(size)}
      {isNamed ? null : <span className={styles.heard}>{`, ${name}`}</span>}
    </Button>
  );
}
