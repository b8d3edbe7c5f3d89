import { CategoryScale, Chart, TimeScale, TimeSeriesScale } from 'chart.js';
import annotation from 'chartjs-plugin-annotation';
import 'chartjs-adapter-date-fns';

// Scales of names and dates, and lines across the plot: for charts with axes of the library.
Chart.register(annotation, CategoryScale, TimeScale, TimeSeriesScale);
