// Joint non-local means on light divided by albedo, in two half-sample pictures that weigh each other, guided by albedo and normal.
// The diffuse part of the light travels along with the same weights, for recolouring afterwards.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define SEARCH 6
#define PATCH 2

static void box(const float *source, float *target, int w, int h, int r, int channels) {
  float *rows = malloc(sizeof(float) * w * h * channels);
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      for (int c = 0; c < channels; c++) {
        float sum = 0;
        int n = 0;
        for (int i = -r; i <= r; i++) {
          int q = x + i;
          if (q < 0 || q >= w) continue;
          sum += source[(y * w + q) * channels + c];
          n++;
        }
        rows[(y * w + x) * channels + c] = sum / n;
      }
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      for (int c = 0; c < channels; c++) {
        float sum = 0;
        int n = 0;
        for (int i = -r; i <= r; i++) {
          int q = y + i;
          if (q < 0 || q >= h) continue;
          sum += rows[(q * w + x) * channels + c];
          n++;
        }
        target[(y * w + x) * channels + c] = sum / n;
      }
  free(rows);
}

// Adds the cleaned `light` and `diffuse` of one half to the results; `guide` is the other half.
static void half(const float *light, const float *diffuse, const float *guide, const float *variance, const float *albedo,
                 const float *normal, float *light_out, float *diffuse_out, int w, int h, float k) {
  int n = w * h;
  float *sum = calloc((size_t)n * 7, sizeof(float)), *distance = malloc(n * sizeof(float)), *patch = malloc(n * sizeof(float));
  for (int dy = -SEARCH; dy <= SEARCH; dy++)
    for (int dx = -SEARCH; dx <= SEARCH; dx++) {
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int p = y * w + x, qx = x + dx, qy = y + dy;
          if (qx < 0 || qy < 0 || qx >= w || qy >= h) {
            distance[p] = 1e3;
            continue;
          }
          int q = qy * w + qx;
          float total = 0;
          for (int c = 0; c < 3; c++) {
            float d = guide[p * 3 + c] - guide[q * 3 + c];
            float v = variance[p * 3 + c] + fminf(variance[p * 3 + c], variance[q * 3 + c]);
            total += (d * d - v) / (1e-7f + k * k * (variance[p * 3 + c] + variance[q * 3 + c]));
          }
          distance[p] = total / 3;
        }
      box(distance, patch, w, h, PATCH, 1);
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int p = y * w + x, qx = x + dx, qy = y + dy;
          if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue;
          int q = qy * w + qx;
          float dn = 0, da = 0;
          for (int c = 0; c < 3; c++) {
            float d = normal[p * 3 + c] - normal[q * 3 + c];
            dn += d * d;
            d = albedo[p * 3 + c] - albedo[q * 3 + c];
            da += d * d;
          }
          float weight = expf(-fmaxf(0, patch[p]) - dn / (2 * .10f * .10f) - da / (2 * .06f * .06f));
          if (weight < 1e-4f) continue;
          for (int c = 0; c < 3; c++) {
            sum[p * 7 + c] += weight * light[q * 3 + c];
            sum[p * 7 + 3 + c] += weight * diffuse[q * 3 + c];
          }
          sum[p * 7 + 6] += weight;
        }
    }
  for (int p = 0; p < n; p++)
    for (int c = 0; c < 3; c++) {
      float weight = sum[p * 7 + 6];
      light_out[p * 3 + c] += .5f * (weight > 0 ? sum[p * 7 + c] / weight : light[p * 3 + c]);
      diffuse_out[p * 3 + c] += .5f * (weight > 0 ? sum[p * 7 + 3 + c] / weight : diffuse[p * 3 + c]);
    }
  free(sum);
  free(distance);
  free(patch);
}

void denoise(const float *light_a, const float *diffuse_a, const float *light_b, const float *diffuse_b, const float *albedo,
             const float *normal, float *light_out, float *diffuse_out, int w, int h, float k) {
  int n = w * h * 3;
  float *images[4], *mean = malloc(n * 4), *near = malloc(n * 4), *variance = malloc(n * 4);
  const float *sources[4] = {light_a, diffuse_a, light_b, diffuse_b};
  for (int i = 0; i < 4; i++) {
    images[i] = malloc(n * 4);
    for (int p = 0; p < n; p++) images[i][p] = sources[i][p] / fmaxf(albedo[p], .02f);
  }
  // Fireflies: no half may be far above what both show around.
  for (int p = 0; p < n; p++) mean[p] = .5f * (images[0][p] + images[2][p]);
  box(mean, near, w, h, 1, 3);
  for (int p = 0; p < n; p++) {
    float limit = near[p] * 3 + .02f;
    for (int i = 0; i < 4; i++) images[i][p] = fminf(images[i][p], limit);
  }
  for (int p = 0; p < n; p++) {
    float d = images[0][p] - images[2][p];
    mean[p] = .5f * d * d;
  }
  box(mean, variance, w, h, 3, 3);
  memset(light_out, 0, n * 4);
  memset(diffuse_out, 0, n * 4);
  half(images[0], images[1], images[2], variance, albedo, normal, light_out, diffuse_out, w, h, k);
  half(images[2], images[3], images[0], variance, albedo, normal, light_out, diffuse_out, w, h, k);
  for (int p = 0; p < n; p++) {
    light_out[p] *= fmaxf(albedo[p], .02f);
    diffuse_out[p] *= fmaxf(albedo[p], .02f);
  }
  for (int i = 0; i < 4; i++) free(images[i]);
  free(mean);
  free(near);
  free(variance);
}
