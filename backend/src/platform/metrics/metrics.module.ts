import { Global, Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { Metrics } from './metrics.service.js';
import { StateGauges } from './state-gauges.js';

@Global()
@Module({ imports: [HealthModule], providers: [Metrics, StateGauges], exports: [Metrics] })
export class MetricsModule {}
