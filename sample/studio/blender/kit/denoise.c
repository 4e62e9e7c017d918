// Joint non-local means on light divided by albedo, in two half-sample pictures that weigh each other, guided by albedo and normal.
// The diffuse part of the light travels along with the same weights, for recolouring afterwards.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define PATCH 2

// The mean over (2r + 1)² pixels; at the edges over those there are.
static void box(const float *source, float *target, int w, int h, int r, int channels) {
  float *rows = malloc(sizeof(float) * w * h * channels);
#pragma omp parallel for
  for (int y = 0; y < h; y++) {
    const float *from = source + y * w * channels;
    float *restrict into = rows + y * w * channels;
    for (int x = 0; x < w; x++) {
      int first = x < r ? 0 : x - r, last = x + r >= w ? w - 1 : x + r;
      if (x >= r && x + r < w && channels == 1) continue;
      for (int c = 0; c < channels; c++) {
        float sum = 0;
        for (int q = first; q <= last; q++) sum += from[q * channels + c];
        into[x * channels + c] = sum / (last - first + 1);
      }
    }
    if (channels > 1) continue;
    for (int x = r; x < w - r; x++) into[x] = 0;
    for (int i = -r; i <= r; i++)
      for (int x = r; x < w - r; x++) into[x] += from[x + i];
    for (int x = r; x < w - r; x++) into[x] /= 2 * r + 1;
  }
#pragma omp parallel for
  for (int y = 0; y < h; y++) {
    int first = y < r ? 0 : y - r, last = y + r >= h ? h - 1 : y + r, wide = w * channels;
    float *restrict into = target + y * wide;
    for (int x = 0; x < wide; x++) into[x] = 0;
    for (int q = first; q <= last; q++)
      for (int x = 0; x < wide; x++) into[x] += rows[q * wide + x];
    for (int x = 0; x < wide; x++) into[x] /= last - first + 1;
  }
  free(rows);
}

// Adds the cleaned `light` and `diffuse` of one half to the results; `guide` is the other half. All pictures lie plane after plane, and every
// inner loop runs along a row without a branch, so that the compiler computes eight or sixteen pixels at once.
static void half(const float *light, const float *diffuse, const float *guide, const float *variance, const float *albedo,
                 const float *normal, float *light_out, float *diffuse_out, int w, int h, float k, int reach) {
  int n = w * h;
  float *sum = calloc((size_t)n * 7, sizeof(float)), *distance = malloc(n * sizeof(float)), *patch = malloc(n * sizeof(float));
  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++) {
      int shift = dy * w + dx, x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? w - dx : w, y0 = dy < 0 ? -dy : 0, y1 = dy > 0 ? h - dy : h;
      for (int p = 0; p < n; p++) distance[p] = 1e3f;
#pragma omp parallel for
      for (int y = y0; y < y1; y++) {
        float *restrict row = distance + y * w;
        for (int x = x0; x < x1; x++) row[x] = 0;
        for (int c = 0; c < 3; c++) {
          const float *g = guide + c * n + y * w, *v = variance + c * n + y * w;
          for (int x = x0; x < x1; x++) {
            float d = g[x] - g[x + shift], here = v[x], there = v[x + shift];
            row[x] += (d * d - here - fminf(here, there)) / (3 * (1e-7f + k * k * (here + there)));
          }
        }
      }
      box(distance, patch, w, h, PATCH, 1);
#pragma omp parallel for
      for (int y = y0; y < y1; y++) {
        float weights[w];
        for (int x = x0; x < x1; x++) weights[x] = -fmaxf(0, patch[y * w + x]);
        for (int c = 0; c < 3; c++) {
          const float *m = normal + c * n + y * w, *a = albedo + c * n + y * w;
          for (int x = x0; x < x1; x++) {
            float dn = m[x] - m[x + shift], da = a[x] - a[x + shift];
            weights[x] -= dn * dn / (2 * .10f * .10f) + da * da / (2 * .06f * .06f);
          }
        }
        for (int x = x0; x < x1; x++) weights[x] = expf(fmaxf(weights[x], -80));
        for (int c = 0; c < 3; c++) {
          const float *l = light + c * n + y * w + shift, *d = diffuse + c * n + y * w + shift;
          float *restrict into = sum + c * n + y * w, *restrict beside = sum + (3 + c) * n + y * w;
          for (int x = x0; x < x1; x++) into[x] += weights[x] * l[x];
          for (int x = x0; x < x1; x++) beside[x] += weights[x] * d[x];
        }
        float *restrict total = sum + 6 * n + y * w;
        for (int x = x0; x < x1; x++) total[x] += weights[x];
      }
    }
  for (int c = 0; c < 3; c++)
    for (int p = 0; p < n; p++) {
      float weight = fmaxf(sum[6 * n + p], 1e-12f);
      light_out[p * 3 + c] += .5f * sum[c * n + p] / weight;
      diffuse_out[p * 3 + c] += .5f * sum[(3 + c) * n + p] / weight;
    }
  free(sum);
  free(distance);
  free(patch);
}

// The picture with its channels one after the other instead of interleaved.
static float *planes(const float *picture, int n) {
  float *apart = malloc(sizeof(float) * n * 3);
  for (int p = 0; p < n; p++)
    for (int c = 0; c < 3; c++) apart[c * n + p] = picture[p * 3 + c];
  return apart;
}

void denoise(const float *light_a, const float *diffuse_a, const float *light_b, const float *diffuse_b, const float *albedo,
             const float *normal, float *light_out, float *diffuse_out, int w, int h, float k, int reach) {
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
  float *apart[7];
  const float *all[7] = {images[0], images[1], images[2], images[3], variance, albedo, normal};
  for (int i = 0; i < 7; i++) apart[i] = planes(all[i], w * h);
  half(apart[0], apart[1], apart[2], apart[4], apart[5], apart[6], light_out, diffuse_out, w, h, k, reach);
  half(apart[2], apart[3], apart[0], apart[4], apart[5], apart[6], light_out, diffuse_out, w, h, k, reach);
  for (int i = 0; i < 7; i++) free(apart[i]);
  for (int p = 0; p < n; p++) {
    light_out[p] *= fmaxf(albedo[p], .02f);
    diffuse_out[p] *= fmaxf(albedo[p], .02f);
  }
  for (int i = 0; i < 4; i++) free(images[i]);
  free(mean);
  free(near);
  free(variance);
}
