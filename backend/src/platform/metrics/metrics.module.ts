import { Global, Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { MetricsService } from './metrics.service.js';
import { StateGauges } from './state-gauges.js';

@Global()
@Module({ imports: [HealthModule], providers: [MetricsService, StateGauges], exports: [MetricsService] })
export class MetricsModule {}
