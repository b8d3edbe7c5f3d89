import { BubbleController, CategoryScale, Chart, type Plugin, TimeScale } from 'chart.js';
import annotation from 'chartjs-plugin-annotation';
import 'chartjs-adapter-date-fns';

const begun = new WeakSet<Chart>();

/**
 * The library begins a plugin with a chart when the chart is made. This one comes with the first chart that needs it, and from then on
 * belongs to those that were drawn before, too: they begin with their next change.
 */
const lines: Plugin = {
  ...annotation,
  beforeInit(chart, args, options) {
    begun.add(chart);
    annotation.beforeInit?.(chart, args, options);
  },
  beforeUpdate(chart, args, options) {
    if (!begun.has(chart)) this.beforeInit?.(chart, {}, options);
    return annotation.beforeUpdate?.(chart, args, options);
  },
};

// Scales of names and dates, lines across the plot, and points by size: for charts with axes of the library.
Chart.register(lines, BubbleController, CategoryScale, TimeScale);
