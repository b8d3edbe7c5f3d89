import { useCallback, useMemo, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from '../../icons/shapes.ts';
import { paintedPicture } from '../paint/paintedPicture.ts';
import type { Room } from '../paint/Picture.ts';
import { SceneSurface } from '../surface/SceneSurface.tsx';
import { useUnchanged } from '../surface/useUnchanged.ts';
import { ZoomButtons } from '../ZoomButtons/ZoomButtons.tsx';
import { layoutNetwork, type NetworkView } from './layoutNetwork.ts';
import type { NetworkGraphProps } from './NetworkGraphProps.ts';
import { placeNetwork } from './placeNetwork.ts';
import * as styles from './NetworkGraph.css.ts';

const all: NetworkView = { scale: 1, x: 0, y: 0 };
const nearest = 6;
const step = 0.15; // of the plot, one press

/** The drawing itself, without the drawing library. Loaded on demand by NetworkGraph. */
export default function NetworkCanvas(props: NetworkGraphProps) {
  const { nodes, links, seed } = useUnchanged(props);
  const [view, setView] = useState(all);
  const places = useMemo(
    () =>
      placeNetwork(
        nodes.map((node) => node.id),
        links,
        seed,
      ),
    [nodes, links, seed],
  );
  const draw = useCallback(
    (graph: NetworkGraphProps, space: Room) => {
      const { width, height, measure } = space;
      const scene = layoutNetwork(graph, places, view, { width, height }, measure);
      return scene && paintedPicture(scene, space);
    },
    [places, view],
  );
  const zoom = (way: 'in' | 'out' | 'reset') => setView((old) => zoomedView(old, way));
  const move = (x: number, y: number) =>
    setView((old) => ({ ...old, x: old.x + x * step, y: old.y + y * step }));
  return (
    <div className={styles.network}>
      <div className={styles.tools}>
        <IconButton size="small" icon={ChevronLeft} label="Move left" onPress={() => move(1, 0)} />
        <IconButton size="small" icon={ArrowUp} label="Move up" onPress={() => move(0, 1)} />
        <IconButton size="small" icon={ArrowDown} label="Move down" onPress={() => move(0, -1)} />
        <IconButton size="small" icon={ChevronRight} label="Move right" onPress={() => move(-1, 0)} />
        <ZoomButtons
          atNearest={view.scale >= nearest}
          atWhole={view.scale <= 1 && view.x === 0 && view.y === 0}
          onZoom={zoom}
        />
      </div>
      <SceneSurface chart={{ ...props, onZoom: zoom }} draw={draw} walk="sides" />
    </div>
  );
}

function zoomedView(view: NetworkView, way: 'in' | 'out' | 'reset'): NetworkView {
  if (way === 'reset') return all;
  const scale = Math.max(1, Math.min(nearest, way === 'in' ? view.scale * 1.5 : view.scale / 1.5));
  const change = scale / view.scale;
  // What is in the middle stays there.
  return scale === 1 ? all : { scale, x: view.x * change, y: view.y * change };
}
