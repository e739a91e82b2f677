import sax, { type Tag } from 'sax';
import { UnusableFile } from './unusable-file.js';

const MAX_DEPTH = 2_000;

/** Called for the parts of an XML text, in order. */
export interface XmlHandler {
  open?: (name: string, attributes: Record<string, string>) => void;
  /** @param parent the element directly around it */
  text?: (text: string, parent: string) => void;
  close?: (name: string) => void;
}

/**
 * Parses XML, as a whole or in chunks. The parser knows the predefined entities only and fetches nothing; declarations are refused.
 * @throws UnusableFile when it is no XML, has declarations, or is nested too deep
 */
export class XmlReader {
  private readonly path: string[] = [];
  private readonly parser = sax.parser(true, { position: false });

  constructor(handler: XmlHandler) {
    const { parser, path } = this;
    const damaged = (): never => {
      throw new UnusableFile('damaged');
    };
    parser.ondoctype = damaged;
    parser.onerror = damaged;
    parser.onopentag = ({ name, attributes }: Tag) => {
      if (path.length > MAX_DEPTH) damaged();
      path.push(name);
      handler.open?.(name, attributes);
    };
    const takeText = (text: string): void => handler.text?.(text, path.at(-1) ?? '');
    parser.ontext = takeText;
    parser.oncdata = takeText;
    parser.onclosetag = (name) => {
      path.pop();
      handler.close?.(name);
    };
  }

  write(piece: string): void {
    this.parser.write(piece);
  }

  end(): void {
    this.parser.close();
  }
}

/** @throws UnusableFile when it is no XML, has declarations, or is nested too deep */
export function readXml(xml: string, handler: XmlHandler): void {
  const reader = new XmlReader(handler);
  reader.write(xml);
  reader.end();
}
